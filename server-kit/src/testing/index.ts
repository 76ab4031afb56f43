export { talk } from './talk.ts';
export { requestWithBody } from './request-with-body.ts';
export { startTraceReceiver } from './trace-receiver.ts';
