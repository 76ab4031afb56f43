/**
 * The way into every root command: `node tools/run.mjs <command> [arguments]`. Plain JavaScript for Node 20 without any
 * package: it installs what is missing or stale and sees to it that the pinned Node 24 runs the command.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from './bootstrap/install.mjs';
import { isInstalled } from './bootstrap/installed.mjs';
import { bootstrapNode, isAtLeast, neededNode } from './bootstrap/node-version.mjs';
import { oneAtATime } from './bootstrap/one-at-a-time.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const commands = path.join(root, 'tools/src/commands');
const serving = ['start', 'dev'];
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const [name = '', ...rest] = process.argv.slice(2);

if (!isAtLeast(process.version, bootstrapNode)) {
  fail(`Node ${bootstrapNode} or newer is needed, this is ${process.version}.`);
}
const script = path.join(commands, `${name}.ts`);
if (!/^[a-z0-9-]+$/.test(name) || !existsSync(script)) {
  const names = readdirSync(commands)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3));
  fail(`There is no command "${name}". There are: ${names.join(', ')}.`);
}
if (!isInstalled(root)) {
  await oneAtATime(
    root,
    () => console.error('Another start is installing packages here; waiting for it …'),
    installMissing,
  );
}
await run(findNode());

async function installMissing() {
  if (isInstalled(root)) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    fail(
      `Packages have to be installed, and this process may not write in ${root}. Run \`npm run build\` there first.`,
    );
  }
  console.error('Installing packages (about a minute the first time) …');
  const startedAt = Date.now();
  const { fault, isStopped } = await install(root);
  if (fault) fail(fault, isStopped && serving.includes(name) ? 0 : 1);
  if (!isInstalled(root)) fail('npm ci ran, but node_modules is still not what package-lock.json says.');
  console.error(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** The pinned Node, or this one if it is new enough. */
function findNode() {
  const pinned = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (isAtLeast(process.version, neededNode)) return process.execPath;
  return fail(
    `Node ${neededNode} or newer is needed, this is ${process.version}, and node_modules brings none: its install ` +
      'scripts did not run (--ignore-scripts?). Run `npm rebuild node`, or use a newer Node.',
  );
}

async function run(node) {
  const bins = [path.dirname(node), path.join(root, 'node_modules/.bin')];
  process.env.PATH = [...bins, process.env.PATH ?? ''].join(path.delimiter);
  // Types are stripped once, by the first run after an update.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/compiled');
  if (serving.includes(name)) {
    // A serving command ends with 0 on a signal to stop, even before `onStop` is registered.
    for (const signal of signals) {
      process.on(signal, () => process.listenerCount(signal) > 1 || process.exit(0));
    }
  }
  if (realpathSync(node) !== realpathSync(process.execPath)) return handOver(node);
  // This is the right Node already: a second one would only be waited for, with 50 MB.
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.chdir(root);
  process.argv = [node, script, ...rest];
  await import(pathToFileURL(script).href);
}

function handOver(node) {
  const child = spawn(node, [script, ...rest], {
    cwd: root,
    // The channel closes when this process ends, however it ends.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let received;
  for (const signal of signals) {
    process.on(signal, () => {
      received = signal;
      child.kill(signal);
    });
  }
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => {
    // The same for one that runs in a process of its own.
    if (signal && signal === received && serving.includes(name)) process.exit(0);
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else {
      process.exit(code ?? 1);
    }
  });
}

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}
