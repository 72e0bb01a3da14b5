"""Prints one JSON schema of everything that crosses the border; the JavaScript types are made from it."""

import json

from pydantic import TypeAdapter

from citadels.model import wire


def schema() -> dict[str, object]:
    """Return a JSON schema document whose ``$defs`` are the border's shapes."""
    inputs = [
        TypeAdapter(model)
        for model in (wire.HelloParams, wire.CreateParams, wire.OpenParams, wire.PickParams)
    ]
    inputs += [
        TypeAdapter(model)
        for model in (wire.AdvanceParams, wire.DrawParams, wire.CheckParams, wire.CloseParams, wire.Request)
    ]
    outputs = [
        TypeAdapter(shape)
        for shape in (wire.Hello, wire.DrawnSet, wire.TableResult, wire.Summary, wire.ErrorView)
    ]
    pairs = [(str(n), "validation", adapter) for n, adapter in enumerate(inputs)]
    pairs += [(f"out{n}", "serialization", adapter) for n, adapter in enumerate(outputs)]
    _, document = TypeAdapter.json_schemas(pairs, title="Citadels")  # type: ignore[arg-type]
    return document


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
