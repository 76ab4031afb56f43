import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import type { Endpoint } from './server-node.ts';

const file = path.join(import.meta.dirname, '../../../content-api/demo/media/about-story-480.webp');
const mediaSchema = z.object({ url: z.string() });

export async function sendPicture(api: Endpoint | undefined, token: string): Promise<Response> {
  return fetch(`${api?.url}/api/media`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-file-name': 'A picture.webp',
    },
    body: await readFile(file),
  });
}

/** Uploads a picture; returns its path on the site. */
export async function uploadPicture(api: Endpoint | undefined, token: string): Promise<string> {
  const answer = await sendPicture(api, token);
  expect(answer.status).toBe(201);
  return mediaSchema.parse(await answer.json()).url;
}

/** SHA-256 of the picture that each site shows. */
export function picturesAt(sites: readonly Endpoint[], url: string): Promise<string[]> {
  return Promise.all(
    sites.map(async (site) => {
      const answer = await fetch(site.url + url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      return createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex');
    }),
  );
}
