import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { linkPackages } from '../../support/link-packages.ts';

/** The sources of the release before this one, ready to run. */
export interface PreviousRelease {
  commit: string;
  folder: string;
  /** Builds the public site; returns the folder of the build. */
  buildSite: () => Promise<string>;
}

type Found = { ok: true; release: PreviousRelease } | { ok: false; missing: string };

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
const kept = path.join(root, '.cache/e2e/nodes/previous');
/** Tags of `lerna version`: `content-api@1.1.0`. */
const tags = '*@*';
/** What counts as the release before, as long as no commit before this one has a tag. */
const firstRelease = 'd5f19bb5a23b5f3ed5a5c78574aad62cf0edd3e8';
const installMs = 300_000;
const buildMs = 900_000;

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});
const manifestSchema = z.object({ workspaces: z.array(z.string()) });

/**
 * Takes the release before this one out of git: the commit that `PREVIOUS_RELEASE` names, or that of the newest release
 * tag before this commit. Packages that are installed here in the same versions are shared, else they are installed.
 */
export async function findPreviousRelease(say: (line: string) => void): Promise<Found> {
  const commit = await commitOf(process.env.PREVIOUS_RELEASE ?? (await newestTag()) ?? firstRelease);
  if (commit === undefined)
    return { ok: false, missing: 'the commit of the previous release (this is no clone, or a shallow one)' };
  const folder = path.join(kept, commit);
  if (!existsSync(folder)) await takeOut(commit, folder);
  if (!(await provide(folder, say)))
    return { ok: false, missing: 'packages of the previous release, which npm could not install' };
  return { ok: true, release: { commit, folder, buildSite: () => buildSite(folder) } };
}

async function newestTag(): Promise<string | undefined> {
  return git('describe', '--tags', '--abbrev=0', `--match=${tags}`, 'HEAD^');
}

function commitOf(name: string): Promise<string | undefined> {
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/** Undefined when git fails, or is not there. */
async function git(...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { cwd: root })).stdout.trim();
  } catch {
    return undefined;
  }
}

/** The folder appears under its name when it is complete. */
async function takeOut(commit: string, folder: string): Promise<void> {
  await rm(kept, { recursive: true, force: true });
  const draft = `${folder}.draft`;
  await mkdir(draft, { recursive: true });
  const archive = path.join(draft, 'sources.tar');
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', draft]);
  await rm(archive);
  await rename(draft, folder);
}

async function provide(folder: string, say: (line: string) => void): Promise<boolean> {
  const { workspaces } = manifestSchema.parse(await readJson(path.join(folder, 'package.json')));
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (await isInstalledHere(folder)) {
    await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
    for (const name of workspaces)
      await rm(path.join(folder, name, 'node_modules'), { recursive: true, force: true });
    await linkPackages(folder, workspaces);
    return true;
  }
  if (existsSync(installed) && !(await lstat(installed)).isSymbolicLink()) return true;
  say('Installing packages of the previous release …');
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, timeout: installMs });
    return true;
  } catch (error) {
    say(String(error).split('\n').slice(0, 3).join('\n'));
    return false;
  }
}

/** Whether everything that its lockfile names is installed here, in the same versions. */
async function isInstalledHere(folder: string): Promise<boolean> {
  const wanted = lockSchema.parse(await readJson(path.join(folder, 'package-lock.json'))).packages;
  const here = lockSchema.parse(await readJson(path.join(root, 'node_modules/.package-lock.json'))).packages;
  return Object.entries(wanted).every(([name, { version, optional, link }]) => {
    const isOwn = !name.includes('node_modules/') || link === true;
    const isMissingLegally = optional === true && !(name in here);
    return isOwn || isMissingLegally || here[name]?.version === version;
  });
}

async function buildSite(folder: string): Promise<string> {
  const site = path.join(folder, 'host-site');
  const build = path.join(site, 'dist');
  if (existsSync(path.join(build, 'contract.json'))) return build;
  await run(process.execPath, ['config/build.ts'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: buildMs,
  });
  return build;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
