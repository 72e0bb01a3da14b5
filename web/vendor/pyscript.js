export { PyWorker } from "@pyscript/core";
