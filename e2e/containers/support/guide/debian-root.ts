import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const standIns = path.join(import.meta.dirname, 'stand-ins');

/** A machine of its own for one test: this one's system under a layer that is thrown away, a network with loopback alone. */
export interface DebianRoot {
  /** Runs commands as root, in a shell that has read root's `.bashrc`. Rejects when one fails. */
  shell: (commands: string) => Promise<string>;
  write: (file: string, content: string) => Promise<void>;
  /** Shows a folder of this machine there, without copying it. */
  show: (folder: string, at: string) => Promise<void>;
  /** Ends everything that runs there. */
  remove: () => Promise<void>;
}

/** Programs in `stand-ins` come before those of the system: they stand for what needs the internet or an init system. */
export async function createDebianRoot(): Promise<DebianRoot> {
  const place = mkdtempSync(path.join(tmpdir(), 'debian-root-'));
  const inside = path.join(place, 'root');
  const script = `
    set -e
    mount -t tmpfs tmpfs ${place}
    mkdir ${place}/changes ${place}/work ${inside}
    mount -t overlay overlay -o lowerdir=/,upperdir=${place}/changes,workdir=${place}/work ${inside}
    mount --rbind /dev ${inside}/dev
    mount -t proc proc ${inside}/proc
    mount -t tmpfs -o mode=1777 tmpfs ${inside}/tmp
    mount -t tmpfs tmpfs ${inside}/run
    mkdir -p ${inside}/stand-ins
    mount --bind ${standIns} ${inside}/stand-ins
    mkdir ${inside}/this-node
    mount --bind ${path.dirname(process.execPath)} ${inside}/this-node
    echo '127.0.0.1 localhost studio.example admin.studio.example' > ${inside}/etc/hosts
    : > ${inside}/root/.bashrc
    ip link set lo up
    echo ready
    exec sleep infinity`;
  const holder = spawn(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--kill-child', 'bash', '-c', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(holder, 'exit');
  await Promise.race([
    once(holder.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The root could not be made.'))),
  ]);
  const [init = ''] = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').split(' ');

  async function enter(command: string[], input = ''): Promise<string> {
    const child = spawn('nsenter', ['--target', init, '--mount', '--net', '--pid', ...command], {
      stdio: 'pipe',
    });
    // A command may end without reading; its exit code says whether it failed.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const closed = once(child, 'close');
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await closed;
    if (child.exitCode !== 0) throw new Error(`${command.at(-1)}\n${output}${errors}`);
    return output;
  }
  const shell = (commands: string, input?: string) =>
    enter(
      [
        ...['chroot', inside, 'env', '-i', 'HOME=/root', 'GUIDE_NODE=/this-node/node', `GUIDE_NPM=${npm()}`],
        'PATH=/stand-ins:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        ...['bash', '-c', `. /root/.bashrc\nset -eo pipefail\n${commands}`],
      ],
      input,
    );
  return {
    shell,
    write: async (file, content) => {
      await shell(`mkdir -p ${path.dirname(file)} && cat > ${file}`, content);
    },
    show: async (folder, at) => {
      await enter(['sh', '-c', `mkdir -p ${inside}${at} && mount --bind ${folder} ${inside}${at}`]);
    },
    async remove() {
      holder.kill('SIGKILL');
      await ended;
      rmdirSync(place);
    },
  };
}

function npm(): string {
  const found = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'npm'));
  return realpathSync(found.find((file) => existsSync(file)) ?? '/usr/bin/npm');
}
