import { isAtLeast } from './node-version.mjs';

test.each([
  ['v24.15.0', '24.15.0', true],
  ['v24.21.3', '24.15.0', true],
  ['v26.0.0', '24.15.0', true],
  ['v24.14.9', '24.15.0', false],
  ['v20.20.2', '24.15.0', false],
  ['v20.0.0', '20.0.0', true],
])('%s is at least %s: %s', (have, needed, answer) => {
  expect(isAtLeast(have, needed)).toBe(answer);
});
