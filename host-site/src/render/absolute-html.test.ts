/** @jest-environment node */
import { absoluteHtml } from './absolute-html.ts';

const page = 'https://studio.test/blog/a-post';

test.each([
  ['<a href="/projects">x</a>', '<a href="https://studio.test/projects">x</a>'],
  ['<a href="#s-note_1">1</a>', '<a href="https://studio.test/blog/a-post#s-note_1">1</a>'],
  ['<a href="https://x.example/?a=1&#x26;b=2">x</a>', '<a href="https://x.example/?a=1&#x26;b=2">x</a>'],
  ['<a href="mailto:a@x.example">x</a>', '<a href="mailto:a@x.example">x</a>'],
  ['<img src="/media/a.png" alt="a > b">', '<img src="https://studio.test/media/a.png" alt="a > b">'],
  [
    '<source srcset="/media/a-480.webp 480w, /media/a-800.webp 800w">',
    '<source srcset="https://studio.test/media/a-480.webp 480w, https://studio.test/media/a-800.webp 800w">',
  ],
  ['<code>&#x3C;a href="/x"></code> src="/y"', '<code>&#x3C;a href="/x"></code> src="/y"'],
])('%s has absolute addresses, and text stays text', (html, absolute) => {
  expect(absoluteHtml(html, page)).toBe(absolute);
});
