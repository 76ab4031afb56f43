import { readFileSync, rmSync } from 'node:fs';
import { newDataDir, spawnServer, startServer } from '../test/support/server-process.ts';
import type { ServerProcess } from '../test/support/server-process.ts';
import { nothingYet } from './acknowledged.ts';
import type { Acknowledged } from './acknowledged.ts';
import { verify } from './verify.ts';
import { writeUntilKilled } from './write-until-killed.ts';

const password = 'a chaotic pass phrase';
const fewestWrites = 4;
const longestRunMs = 600;
const longestBootMs = 900;

interface CrashReport {
  rounds: number;
  acknowledged: number;
  slowestStartMs: number;
  /** The same in time of the processor, which does not depend on what else the machine does. */
  slowestStartCpuMs: number;
  faults: string[];
}

/** Kills the server with SIGKILL in the middle of writing, again and again on the same data, and looks at what is left. */
export async function crashWhileWriting(rounds: number, told: (line: string) => void): Promise<CrashReport> {
  const dataDir = newDataDir();
  const notes = nothingYet();
  const report = newReport(rounds);
  try {
    for (let round = 1; round <= rounds && report.faults.length === 0; round += 1) {
      const startedMs = Date.now();
      const server = await startServer({
        DATA_DIR: dataDir,
        LIMITS_SCALE: '1000000',
        ADMIN_PASSWORD: password,
      });
      noteStart(report, startedMs, server.pid);
      const token = await login(server.url);
      killAfterWrites(server, notes);
      await writeUntilKilled({ url: server.url, token }, notes);
      server.kill('SIGKILL');
      await server.ended;
      report.faults = verify(dataDir, notes);
      report.acknowledged = countOf(notes);
      told(`round ${round}/${rounds}: ${report.acknowledged} acknowledged, ${report.faults.length} faults`);
    }
    return report;
  } finally {
    if (report.faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** At any moment after a few writes, which a slow machine takes longer for. */
function killAfterWrites(server: ServerProcess, notes: Acknowledged): void {
  const before = countOf(notes);
  const watch = setInterval(() => {
    if (countOf(notes) < before + fewestWrites) return;
    clearInterval(watch);
    setTimeout(() => server.kill('SIGKILL'), Math.random() * longestRunMs);
  }, 10);
  void server.ended.then(() => clearInterval(watch));
}

function countOf({ messages, projects, technologies }: Acknowledged): number {
  return messages.size + projects.size + technologies.kept;
}

/** Kills first starts at random points; the next start must finish what was begun. */
export async function crashWhileStarting(rounds: number, told: (line: string) => void): Promise<CrashReport> {
  const report = newReport(rounds);
  for (let round = 1; round <= rounds && report.faults.length === 0; round += 1) {
    const dataDir = newDataDir();
    const env = { DATA_DIR: dataDir, DEMO_CONTENT: 'on', ADMIN_PASSWORD: password };
    const delayMs = Math.random() * longestBootMs;
    const first = spawnServer(env);
    setTimeout(() => first.kill('SIGKILL'), delayMs);
    await first.ended;
    const startedMs = Date.now();
    const server = await startServer(env);
    noteStart(report, startedMs, server.pid);
    report.faults = await lookAround(server.url);
    server.kill('SIGTERM');
    await server.ended;
    report.faults.push(...verify(dataDir, nothingYet()).filter((fault) => fault.startsWith('integrity')));
    told(`start ${round}/${rounds}: killed after ${Math.round(delayMs)} ms, ${report.faults.length} faults`);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return report;
}

function newReport(rounds: number): CrashReport {
  return { rounds, acknowledged: 0, slowestStartMs: 0, slowestStartCpuMs: 0, faults: [] };
}

function noteStart(report: CrashReport, startedMs: number, pid: number): void {
  report.slowestStartMs = Math.max(report.slowestStartMs, Date.now() - startedMs);
  report.slowestStartCpuMs = Math.max(report.slowestStartCpuMs, processorMs(pid));
}

/** Time of the processor that a process has used; Linux counts it in hundredths of a second. */
function processorMs(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function lookAround(url: string): Promise<string[]> {
  const faults: string[] = [];
  const [projects, posts] = await Promise.all(
    ['projects', 'content'].map(
      async (noun) => (await fetch(`${url}/api/${noun}`)).json() as Promise<unknown[]>,
    ),
  );
  const counts = [projects?.length, posts?.length];
  if (counts.some((count) => count === undefined || count < 12))
    faults.push(`demo content is ${counts.join(', ')}`);
  const token = await login(url).catch(() => undefined);
  if (token === undefined) faults.push('the first admin cannot log in');
  return faults;
}

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
  if (!answer.ok) throw new Error(`login: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}
