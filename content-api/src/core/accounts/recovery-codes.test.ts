import { createPasswordHasher } from './password-hash.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

test('ten codes of twelve letters out of 31, all different: 59 bits each', async () => {
  const hasher = await createPasswordHasher();
  const { codes, hashes } = await makeRecoveryCodes(hasher);
  expect(new Set(codes).size).toBe(10);
  expect(new Set(hashes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){2}$/);
});
