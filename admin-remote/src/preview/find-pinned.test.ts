import { findPinned } from './find-pinned.ts';

const pin = { path: '/', element: '', x: 0, y: 0, width: 360 };

test.each([
  ['body>h1:nth-of-type(1)', 'H1'],
  ['body>h2:nth-of-type(1)', undefined],
  ['div[', undefined],
  ['', undefined],
])('the element of %j is %s', (element, tagName) => {
  document.body.innerHTML = '<h1>Harbour Lane</h1>';
  expect(findPinned(document, { ...pin, element })?.tagName).toBe(tagName);
});
