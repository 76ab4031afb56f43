export { openTracing } from './open-tracing.ts';
export type { CallSpan, Tracing } from './tracing.ts';
