"""Writes the rules of routers of five kinds, for the kernel's own NAT (nftables)."""

from typing import Literal

Kind = Literal["full cone", "address-restricted", "port-restricted", "symmetric", "no UDP"]

# How a router lets packets in that belong to no conversation from inside; each of them has one device behind it.
LETS_IN: dict[Kind, str] = {
    "full cone": "iifname outside meta l4proto udp dnat to {device}",
    "address-restricted": "iifname outside ip saddr @written_to meta l4proto udp dnat to {device}",
    "port-restricted": "",
    "symmetric": "",
    "no UDP": "",
}
# The kernel keeps the port where it can; a symmetric router takes another one for each address written to.
PORTS: dict[Kind, str] = {"symmetric": "fully-random"}
BLOCKED: dict[Kind, str] = {"no UDP": "meta l4proto udp drop"}
KINDS = list(LETS_IN)


def rules(kind: Kind, device: str) -> str:
    """The rules for a router with devices at `inside` and the internet at `outside`; they replace those before."""
    return f"""
flush ruleset
table ip router {{
  set written_to {{
    type ipv4_addr
    flags dynamic, timeout
    timeout 5m
  }}
  chain forward {{
    type filter hook forward priority filter; policy drop;
    {BLOCKED.get(kind, "")}
    iifname inside update @written_to {{ ip daddr }}
    iifname inside accept
    ct state established,related accept
    ct status dnat accept
  }}
  chain input {{
    # An answer of the router itself would take the port that the device behind it needs.
    type filter hook input priority filter; policy drop;
  }}
  chain prerouting {{
    type nat hook prerouting priority dstnat;
    {LETS_IN[kind].format(device=device)}
  }}
  chain postrouting {{
    type nat hook postrouting priority srcnat;
    oifname outside masquerade {PORTS.get(kind, "")}
  }}
}}
table ip6 router {{
  chain forward {{
    type filter hook forward priority filter; policy drop;
    {BLOCKED.get(kind, "")}
    iifname inside accept
    ct state established,related accept
  }}
}}
"""
