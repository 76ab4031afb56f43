import { hash } from '@node-rs/argon2';
import { createPasswordHasher } from './password-hash.ts';

test('passwords are kept as argon2id with the agreed parameters', async () => {
  const hasher = await createPasswordHasher();
  const stored = await hasher.hash('a long pass phrase');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hasher.verify(stored, 'a long pass phrase')).toBe(true);
  expect(await hasher.verify(stored, 'a long pass phrase ')).toBe(false);
  expect(await hasher.verify(undefined, 'a long pass phrase')).toBe(false);
});

test('weaker hashes are outdated, and monstrous ones are not computed', async () => {
  const hasher = await createPasswordHasher();
  expect(hasher.isOutdated(await hash('x', { memoryCost: 8192, timeCost: 2 }))).toBe(true);
  expect(hasher.isOutdated(await hasher.hash('x'))).toBe(false);
  const monster = (await hasher.hash('x')).replace('m=19456', `m=${200 * 1024}`);
  expect(await hasher.verify(monster, 'x')).toBe(false);
});
