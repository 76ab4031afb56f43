import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { createDebianRoot } from './support/guide/debian-root.ts';
import type { DebianRoot } from './support/guide/debian-root.ts';
import { readGuide } from './support/guide/read-guide.ts';
import { root } from './support/root.ts';

const manifestSchema = z.object({ workspaces: z.array(z.string()) });
const loginSchema = z.object({ user: z.object({ email: z.string() }) });
const trusted = '--cacert /etc/letsencrypt/live/studio.example/fullchain.pem';

let debian: DebianRoot;
test.beforeAll(async () => {
  debian = await createDebianRoot();
});
test.afterAll(() => debian.remove());

/** The guide's repository, from the work tree; packages and builds come from this machine instead of the registry. */
async function clone(commands: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  await debian.show(root, '/work-tree');
  await debian.write('/tmp/files', files.join('\0'));
  await debian.shell(`
    mkdir /repository && cd /work-tree && xargs -0 cp --parents -t /repository < /tmp/files
    cd /repository && git init -q && git add -A
    git -c user.name=guide -c user.email=guide@studio.example commit -qm 'the work tree'
    git config --system --add safe.directory '*'`);
  await debian.shell(commands.replace('<repository>', '/repository'));
  const { workspaces } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  for (const folder of ['', ...workspaces]) {
    const packages = path.join(root, folder, 'node_modules');
    if (existsSync(packages))
      await debian.show(packages, path.join('/srv/studio/app', folder, 'node_modules'));
  }
  await debian.shell('cp -r /work-tree/dist /srv/studio/app/ && chown -R studio:studio /srv/studio/app/dist');
}

const status = (options: string) =>
  debian.shell(`curl -s -o /dev/null -w '%{http_code}' ${trusted} ${options}`);

test('the guide to a server behind TLS, followed word by word, gives the studio through nginx @whole', async () => {
  const printed: string[] = [];
  for (const step of readGuide('A server behind TLS')) {
    if ('file' in step) await debian.write(step.file, step.content);
    else if (step.commands.includes('<repository>')) await clone(step.commands);
    else printed.push(await debian.shell(step.commands));
  }
  const password = /with the password (\S+)/.exec(printed.join('\n'))?.[1] ?? '';
  expect(password).not.toBe('');

  expect(await status('https://studio.example/')).toBe('200');
  expect(await status('https://admin.studio.example/live.json')).toBe('200');
  expect(await status('http://studio.example/blog')).toBe('301');
  // Programs are refused where they would send their token in the clear.
  expect(await status('http://studio.example/api/site')).toBe('403');
  expect(await debian.shell(`curl -sI ${trusted} https://studio.example/`)).toMatch(
    /strict-transport-security:/i,
  );
  expect(await status('--tls-max 1.1 https://studio.example/').catch(() => 'refused')).toBe('refused');

  const offered = (ciphers: string) =>
    debian
      .shell(`openssl s_client -connect studio.example:443 -tls1_2 -cipher ${ciphers} < /dev/null`)
      .then(() => 'taken')
      .catch(() => 'refused');
  expect(await offered('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe('taken');
  expect(await offered('ECDHE-ECDSA-AES128-SHA256')).toBe('refused');

  const login = await debian.shell(
    `curl -s ${trusted} -H 'content-type: application/json' -H 'origin: https://studio.example' -d @- https://studio.example/api/auth/login <<'END'
${JSON.stringify({ email: 'you@studio.example', password })}
END`,
  );
  expect(loginSchema.parse(JSON.parse(login)).user.email).toBe('you@studio.example');

  // Uploads are passed on, and refused for want of a session; anything else of that size is refused by nginx.
  await debian.shell('head -c 3000000 /dev/zero > /tmp/large');
  expect(await status('--data-binary @/tmp/large https://studio.example/api/media')).toBe('401');
  expect(await status('--data-binary @/tmp/large https://studio.example/api/contact')).toBe('413');

  expect(await debian.shell('studio npm run admin -- list')).toContain('you@studio.example');
  expect(
    await debian.shell(
      "find /srv/studio/data -not -user studio -o -perm /077 -type f -not -path '*/releases/*' -not -path '*/media/*'",
    ),
  ).toBe('');
  expect(await debian.shell("stat -c '%a %U' /etc/studio.env")).toBe('600 root\n');
  // A renewal is asked for through the configuration of the guide, and taken up.
  const certbot = readGuide('A server behind TLS').find(
    (step) => 'commands' in step && step.commands.startsWith('certbot'),
  );
  await debian.shell(certbot && 'commands' in certbot ? certbot.commands : 'false');
  await debian.shell(`until curl -fso /dev/null ${trusted} https://studio.example/; do sleep 0.1; done`);
});
