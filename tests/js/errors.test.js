// @ts-check
// Tests how errors become sentences for the person.
import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreError } from "../../web/store/db.js";
import { errorText } from "../../web/lib/error-text.js";

const plain = (/** @type {any} */ facts) => facts;

test("what has no sentence of its own is something that went wrong", () => {
  for (const error of [new Error("x"), "text", null, undefined, new StoreError("no-such-code", null), { code: "internal" }]) {
    assert.equal(errorText(error, plain), "error-internal");
  }
});
