/** @jest-environment node */
import { failureText } from './api-failure.ts';
import { refusedFailure } from './refused-failure.ts';

const page = '<html><head><title>413 Request Entity Too Large</title></head></html>';

test('a file that a proxy refuses for its size is named too large for that server', () => {
  expect(failureText(refusedFailure(413, page), 'The connection broke. Try again.')).toBe(
    'Too large for the web server in front of the studio. Whoever runs that server can raise its limit.',
  );
});

test('the words of the API come first', () => {
  const body = { success: false, message: 'A picture may have 25 MB at most' };
  expect(failureText(refusedFailure(413, body), 'otherwise')).toBe('A picture may have 25 MB at most');
});

test('another answer without words gets those of the screen', () => {
  expect(failureText(refusedFailure(502, '<html></html>'), 'Error saving')).toBe('Error saving');
});
