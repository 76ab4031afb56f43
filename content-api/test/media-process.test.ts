import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildTestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { signInLibrarian } from './support/media-client.ts';
import { draw, noise } from './support/media-samples.ts';
import { hashesBelow, startMediaProcess } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { newDataDir } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

let dataDir: string;
let server: Awaited<ReturnType<typeof startMediaProcess>>;

/** Processes for pictures that the server has. */
function pictureProcesses(): number[] {
  const pids = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ');
  return pids.map(Number).filter((pid) => pid > 0 && commandOf(pid).includes('picture-process'));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Ends so many processes for pictures as soon as each appears; returns a way to wait for them. */
function endNext(count: number): { ended: () => number; stop: () => void } {
  const ended = new Set<number>();
  const timer = setInterval(() => {
    for (const pid of pictureProcesses()) {
      if (ended.size === count || ended.has(pid)) continue;
      ended.add(pid);
      process.kill(pid, 'SIGKILL');
    }
  }, 10);
  return { ended: () => ended.size, stop: () => clearInterval(timer) };
}

const names = () => {
  const root = path.join(dataDir, 'media');
  return readdirSync(root).flatMap((name) =>
    name === '.uploads' ? readdirSync(path.join(root, name)) : [name],
  );
};

describe('a server whose processes for pictures are ended', () => {
  beforeEach(async () => {
    dataDir = newDataDir();
    const env: Record<string, string> = { DATA_DIR: dataDir };
    if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
    server = await startMediaProcess(env);
  });
  afterEach(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  testInFull('an upload whose process is ended is taken up again', async () => {
    const png = await noise(400, 400).png().toBuffer();
    const ending = endNext(1);
    const media = await server.upload(png, 'tree.png');
    ending.stop();
    expect(ending.ended()).toBe(1);
    expect(media).toMatchObject({ name: 'tree.png', width: 400, height: 400 });
    await server.whole(media._id);
    expect(names()).toEqual([path.dirname(media.url).replace('/media/', '')]);
  });

  testInFull(
    'an upload whose process is ended every time is refused in words, and the next one works',
    async () => {
      const png = await noise(400, 400).png().toBuffer();
      const ending = endNext(2);
      const refused: unknown = await server.upload(png, 'tree.png');
      ending.stop();
      expect(refused).toMatchObject({
        success: false,
        code: 'BAD_FILE',
        message: 'The picture cannot be read',
      });
      expect(names()).toEqual([]);
      expect(await server.list()).toEqual([]);
      const { _id } = await server.upload(png, 'tree.png');
      await server.whole(_id);
    },
  );

  test('smaller sizes whose process is ended are made later, and no half file stays', async () => {
    const { _id } = await server.upload(await noise(900, 600).png().toBuffer(), 'large.png');
    const ending = endNext(2);
    await eventually(ending.ended, (count) => count === 2);
    ending.stop();
    const small = await server.upload(await draw().png().toBuffer(), 'small.png');
    for (const id of [_id, small._id]) await server.whole(id);
    expect(Object.keys(hashesBelow(path.join(dataDir, 'media')))).toHaveLength(14);
    expect(names()).toHaveLength(2);
  });
});

test.each([
  ['whose process ended twice', 'PICTURE_PROCESS_ENDED'],
  ['that found the disk full', 'ENOSPC'],
])('smaller sizes %s are made after the next start', async (_what, code) => {
  const api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  try {
    const library = await signInLibrarian(api);
    const { media } = api.context;
    const failure = Object.assign(new Error('as the system says it'), { code });
    const writing = vi.spyOn(media.folder, 'writeBeside').mockRejectedValueOnce(failure);
    const first = await library.upload(await draw().png().toBuffer(), 'first.png');
    await eventually(
      () => writing.mock.calls.length,
      (count) => count === 1,
    );
    const second = await library.upload(await draw({ width: 80 }).png().toBuffer(), 'second.png');
    for (const { _id } of [first.media, second.media]) await library.whole(_id);
    expect(writing).toHaveBeenCalledTimes(13);
  } finally {
    await api.close();
  }
});

test('a picture that ends the process again and again is given up', async () => {
  const api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  try {
    const library = await signInLibrarian(api);
    const { folder, variants } = api.context.media;
    const failure = Object.assign(new Error('ended'), { code: 'PICTURE_PROCESS_ENDED' });
    const writing = vi.spyOn(folder, 'writeBeside').mockRejectedValue(failure);
    await library.upload(await draw().png().toBuffer(), 'first.png');
    const givenUp = () =>
      api.logLines.filter((line) => line.includes('smaller sizes of a picture are missing'));
    const lines = await eventually(
      () => {
        variants.start();
        return givenUp();
      },
      ({ length }) => length > 0,
    );
    expect(lines).toHaveLength(1);
    expect(writing).toHaveBeenCalledTimes(3);
  } finally {
    await api.close();
  }
});
