/** @jest-environment node */
import { apiFailure } from '../../lib/api-failure.ts';
import { aboutFailureText } from './about-failure.ts';

test('a call without an answer is a fault of the connection, a thrown error is not', () => {
  expect(aboutFailureText(apiFailure('network'))).toBe('Network error. Please check your connection.');
  expect(aboutFailureText(new TypeError('no such field'))).toBe('Failed to update content');
});
