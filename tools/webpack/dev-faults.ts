import path from 'node:path';
import { createFaultReport } from './fault-report.ts';

/** That of all compilations of a development server, which ends when webpack fails: its supervisor starts it again. */
export const faultReport = createFaultReport({
  root: path.resolve(import.meta.dirname, '../..'),
  print: (text) => console.error(text),
  onFailed: () => process.exit(1),
});
