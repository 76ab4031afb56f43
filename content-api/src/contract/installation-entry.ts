export { installationCalls } from './calls/installation.ts';
export type { Installation } from './installation.ts';
