import { globalConfig } from 'zod/v4/core';
import './admin-app.tsx';

test('the console makes its schemas without code from text, which the policy of the pages forbids', () => {
  expect(globalConfig.jitless).toBe(true);
});
