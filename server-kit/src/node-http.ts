/**
 * Node's `http` module, for code that runs in the servers.
 *
 * - Reason: `import 'node:http'` reads every name that the module exports, and the names of WebSocket load undici.
 * - Figure: a process takes 62 MB with the import and 48 MB without it (Node 24.21). Three of them peak at 540 MB under
 *   load with the supervisor, which is the budget (`docs/performance-budgets.md`, section 3).
 * - Switch: import it here, in place of the call.
 * - End: when Node's import of it loads no more than `require` does.
 */
export const http = process.getBuiltinModule('node:http');
