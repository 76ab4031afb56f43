import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApiReport } from './api-report.ts';

const { text } = await createApiReport();
writeFileSync(path.join(import.meta.dirname, '../api.md'), text);
