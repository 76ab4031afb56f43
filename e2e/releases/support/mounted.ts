import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Code of a component in place of the one that the host mounts. @param original name of that one in its scope */
export type Mounted = (original: string) => string;

/** Shows a text before the console. */
export const marked =
  (text: string): Mounted =>
  (original) =>
    `(props)=>[${JSON.stringify(text)},${original}(props)]`;

export const broken: Mounted = () => `()=>{throw new Error('This release is broken.')}`;

/** Makes another release out of a build of the console in seconds: only the built module that the host mounts changes. */
export async function changeMounted(build: string, mounted: Mounted): Promise<void> {
  const assets = path.join(build, 'assets');
  const name = (await readdir(assets)).find((file) => /^__federation_expose_AdminApp\..*\.js$/.test(file));
  const file = path.join(assets, name ?? 'no exposed module');
  const code = await readFile(file, 'utf8');
  // What is exported has to stay the same component, however often it is asked for.
  const changed = code.replace(
    /\{default:\(\)=>(\w+)\}/,
    (_, original: string) => `{default:()=>${original}.other??=${mounted(original)}}`,
  );
  if (changed === code) throw new Error(`${file} has no default export as it is expected.`);
  await writeFile(file, changed);
  await renameBuild(build);
}

/** Gives a build a name of its own, as every build has one: two of them in one page must not share their modules. */
async function renameBuild(build: string): Promise<void> {
  const name = randomBytes(4).toString('hex');
  const files = await readdir(build, { recursive: true });
  for (const file of files.filter((one) => one.endsWith('.js'))) {
    const code = await readFile(path.join(build, file), 'utf8');
    await writeFile(path.join(build, file), code.replaceAll(/(?<=admin_remote_)[0-9a-f]{8}\b/g, name));
  }
}
