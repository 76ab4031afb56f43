/** @jest-environment node */
import { safeHref } from './safe-href.ts';
import { safeImageSrc } from './safe-image-src.ts';

const evil = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<p>',
  'vbscript:x',
  'file:///etc/passwd',
  '//elsewhere.example/x',
  '/\\elsewhere.example/x',
  '/\t/elsewhere.example',
  'x',
  '',
  '   ',
  null,
  undefined,
];

it.each(evil)('rejects %j as a link', (address) => expect(safeHref(address)).toBeUndefined());
it.each(evil)('rejects %j as a picture', (address) => expect(safeImageSrc(address)).toBeUndefined());

it.each([
  'https://a.example/x',
  'http://a.example',
  '/projects',
  'mailto:a@b.example',
  'tel:+91',
  '#contact',
  '?page=2',
])('lets a link lead to %s', (address) => expect(safeHref(` ${address} `)).toBe(address));

it.each(['https://a.example/x.jpg', '/media/a.jpg'])('accepts %s as a picture', (address) =>
  expect(safeImageSrc(address)).toBe(address),
);

it.each(['mailto:a@b.example', '#x'])('rejects %s as a picture', (address) =>
  expect(safeImageSrc(address)).toBeUndefined(),
);
