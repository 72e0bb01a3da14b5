// What mailbox.js uses of the vendor's runtime, which has no types here.
declare module "cloudflare:workers" {
  export class DurableObject {
    constructor(ctx: unknown, env: unknown);
  }
}
