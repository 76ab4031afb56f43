import { faultPage } from './fault-page.ts';

test('a fault is shown as it is written, and the page asks again', () => {
  const page = faultPage(["page.tsx:2:9 TS1005: '>' expected.\n2 |   <h1>{title</h1>\n            ^"]);
  expect(page).toContain('http-equiv="refresh"');
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  expect(body.querySelector('pre')?.textContent).toBe(
    "page.tsx:2:9 TS1005: '>' expected.\n2 |   <h1>{title</h1>\n            ^",
  );
});
