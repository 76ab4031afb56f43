/** @jest-environment node */
import { bodyIn, compressWell, encodeBody } from './encode.ts';

const text = 'A page of the studio. '.repeat(2_000);

test('a kept body holds its own bytes alone, and gives the text back', async () => {
  const body = await encodeBody(text);
  const quick = body.br;
  await compressWell(body);
  for (const bytes of [quick, body.br, body.gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(bodyIn(body, 'identity')?.toString()).toBe(text);
});
