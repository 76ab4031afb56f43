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

test('a letter is the same however a keyboard sends it, for hashes of before as well', async () => {
  const hasher = await createPasswordHasher();
  const [one, two] = ['ein Bär im Müsli', 'ein Ba\u0308r im Mu\u0308sli'];
  for (const stored of [await hasher.hash(one), await hasher.hash(two), await hash(one), await hash(two)]) {
    expect(await hasher.verify(stored, one)).toBe(true);
    expect(await hasher.verify(stored, two)).toBe(true);
    expect(await hasher.verify(stored, 'ein Bar im Musli')).toBe(false);
  }
});

test('weaker hashes are outdated, and monstrous ones are not computed', async () => {
  const hasher = await createPasswordHasher();
  expect(hasher.isOutdated(await hash('x', { memoryCost: 8192, timeCost: 2 }))).toBe(true);
  expect(hasher.isOutdated(await hasher.hash('x'))).toBe(false);
  const monster = (await hasher.hash('x')).replace('m=19456', `m=${200 * 1024}`);
  expect(await hasher.verify(monster, 'x')).toBe(false);
});
