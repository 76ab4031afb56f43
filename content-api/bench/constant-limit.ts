import { spawn } from 'node:child_process';
import path from 'node:path';

/** Starts the server that the cached list is compared with. */
export async function startConstant(from: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'constant-server.ts'), from], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  const { port } = JSON.parse(line) as { port: number };
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill('SIGKILL') };
}
