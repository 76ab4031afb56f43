import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiError, MediaDetail, StoredMedia } from '../../src/contract/index.ts';
import type { TestApp } from './build-test-app.ts';
import { eventually } from './eventually.ts';

interface Sent {
  status: number;
  media: StoredMedia;
  fault: ApiError;
}

/** A signed-in editor at the media library. */
export interface Librarian {
  token: string;
  /** The media folder. */
  root: string;
  /** Sends a file as the body itself. */
  upload: (file: Buffer | string, name?: string, address?: string) => Promise<Sent>;
  /** Sends a form; each part has the name of its field. */
  uploadForm: (parts: { field: string; file?: Buffer; name?: string; text?: string }[]) => Promise<Sent>;
  get: (id: string) => Promise<MediaDetail>;
  /** The same once all its smaller sizes are made. */
  whole: (id: string) => Promise<MediaDetail>;
  /** Names in the media folder, but for an empty folder of uploads. */
  left: () => string[];
}

const boundary = 'a-boundary-of-tests';

export async function signInLibrarian(api: TestApp): Promise<Librarian> {
  const { token } = await api.login();
  const root = path.join(api.context.config.dataDir, 'media');

  async function post(address: string, body: Buffer, headers: Record<string, string>): Promise<Sent> {
    const answer = await api.call('POST', address, { token, body, headers });
    return { status: answer.statusCode, media: answer.json<StoredMedia>(), fault: answer.json<ApiError>() };
  }

  const get = async (id: string) =>
    (await api.call('GET', `/api/media/${id}`, { token })).json<MediaDetail>();

  return {
    token,
    root,
    upload: (file, name = 'A picture.jpg', address = '/api/media') =>
      post(address, Buffer.from(file), {
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(name),
      }),
    uploadForm(parts) {
      const whole = parts.flatMap(({ field, file, name, text = '' }) => [
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}\r\n\r\n`,
        ),
        file ?? Buffer.from(text),
        Buffer.from('\r\n'),
      ]);
      return post('/api/media', Buffer.concat([...whole, Buffer.from(`--${boundary}--\r\n`)]), {
        'content-type': `multipart/form-data; boundary=${boundary}`,
      });
    },
    get,
    whole: (id) =>
      eventually(
        () => get(id),
        ({ sizes }) => sizes.length === 6,
      ),
    left() {
      const names = existsSync(root) ? readdirSync(root) : [];
      return names.flatMap((name) => (name === '.uploads' ? readdirSync(path.join(root, name)) : [name]));
    },
  };
}
