import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProblems } from './validation/find-problems.ts';

const folder = path.resolve(import.meta.dirname, '../content-api/demo');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

const problems = findProblems(read('content.json'), read('technologies.json'), path.join(folder, 'media'));
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'The demo content is sound.');
process.exitCode = problems.length ? 1 : 0;
