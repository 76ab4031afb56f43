export { talk } from './talk.ts';
export { talkWhileStopping } from './talk-while-stopping.ts';
export { requestWithBody } from './request-with-body.ts';
export { startTemporaryS3 } from './temporary-s3.ts';
export type { TemporaryS3 } from './temporary-s3.ts';
export { startTraceReceiver } from './trace-receiver.ts';
