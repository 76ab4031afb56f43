import path from 'node:path';
import { createFaultReport } from './fault-report.ts';

/** That of all compilations of a development server. */
export const faultReport = createFaultReport(path.resolve(import.meta.dirname, '../..'), (text) =>
  console.error(text),
);
