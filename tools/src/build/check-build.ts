import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A build whose server part cannot even be loaded is no release. @throws an `Error` with the reason */
export async function checkBuild(folder: string): Promise<void> {
  const bundle = path.join(folder, 'server/render.cjs');
  if (!existsSync(bundle)) return;
  try {
    await run(process.execPath, ['-e', 'require(process.argv[1])', bundle]);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const reason = /^\w*Error: .*$/m.exec(stderr ?? '')?.[0] ?? String(error);
    throw new Error(`The build cannot be loaded by the server: ${reason}`, { cause: error });
  }
}
