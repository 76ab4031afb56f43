import { passwordFault } from './password-rules.ts';

const account = { email: 'owner@studio.example', username: 'Owner' };

test.each([
  '123456789012',
  '1q2w3e4r5t6y',
  'justinbieber',
  'JustinBieber',
  'ghbdtnghbdtn',
  'letmeinletmein',
  'dragondragondragon',
  'qwertyuiopasdf',
])('%s is refused as a common password', async (password) => {
  expect(await passwordFault(password, account)).toBe('This password is one of the most common ones');
});

test.each([
  'a long pass phrase 42',
  'letmein-by-the-harbour',
  'Kf8-mint-orbit-22',
  'ab'.repeat(3) + 'cdefgh',
  // 64 characters and more, of any kind.
  'Kf8-mint-orbit-22 '.repeat(7),
  'ungewöhnlich 漢字 🎈 '.repeat(5),
])('%s is taken', async (password) => {
  expect(await passwordFault(password, account)).toBeUndefined();
});
