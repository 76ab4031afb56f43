export { talk } from './talk.ts';
export { requestWithBody } from './request-with-body.ts';
