export { openDB, deleteDB } from "idb";
