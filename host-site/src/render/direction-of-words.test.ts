import { withDirections } from './direction-of-words.ts';

test('a paragraph that begins with a name is read as most of its letters are', () => {
  expect(
    withDirections('<p class="a"><b>Tanvo</b> استوديو صغير للويب</p><p>© 2026 Tanvo. جميع الحقوق</p>'),
  ).toBe(
    '<p class="a" dir="rtl"><b>Tanvo</b> استوديو صغير للويب</p><p dir="rtl">© 2026 Tanvo. جميع الحقوق</p>',
  );
});

test.each([
  '<p>استوديو Tanvo</p>',
  '<p>React &amp; TypeScript, أيضًا</p>',
  '<li>Two looms</li>',
  '<dd>4+</dd>',
  '<p lang="en" dir="ltr">Tanvo استوديو صغير</p>',
])('%s stays as it is', (markup) => expect(withDirections(markup)).toBe(markup));

test('a paragraph of a list counts for itself', () => {
  expect(withDirections('<ul><li><p>React مكتبة لبناء الواجهات</p></li></ul>')).toBe(
    '<ul><li><p dir="rtl">React مكتبة لبناء الواجهات</p></li></ul>',
  );
});
