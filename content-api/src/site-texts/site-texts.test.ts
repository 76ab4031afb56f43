import { emptyValues, home, legal, navigation, studio } from '../contract/index.ts';
import { en, siteTextsOf } from './index.ts';
import { catalogueOf, languagesWithTexts } from './languages/index.ts';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const formsOf = (text: string | Readonly<Record<string, string>>): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

describe.each(languagesWithTexts)('the texts in %s', (language) => {
  const catalogue = catalogueOf(language);

  test('are complete, and keep what is filled in', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    for (const [key, english] of Object.entries(en)) {
      const text = catalogue[key as keyof typeof en];
      const wanted = namesIn(formsOf(english).at(-1) ?? '');
      for (const form of formsOf(text)) {
        expect([key, form.trim()]).toEqual([key, form]);
        expect([key, form]).not.toEqual([key, '']);
        // One, two or none may be a word.
        if (typeof text === 'string' || form === (text as { other: string }).other)
          expect([key, namesIn(form)]).toEqual([key, wanted]);
        else
          expect([key, [...wanted, ...namesIn(form)].sort()]).toEqual([key, expect.arrayContaining(wanted)]);
      }
    }
  });

  test('have a form for each category of its plural, and no other', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const text of Object.values(catalogue))
      if (typeof text !== 'string') expect(Object.keys(text).toSorted()).toEqual(wanted);
  });

  test('highlight words of their headline', () => {
    expect(catalogue['studio.headline']).toContain(catalogue['studio.highlight']);
  });
});

test('what a studio says until it says something else is in the catalogue', () => {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const usual = [studio, home, navigation].flatMap(({ fields }) => textsIn(emptyValues(fields)));
  const { privacyTitle, termsTitle } = legal.fields;
  const words = [...usual, privacyTitle.default, termsTitle.default].filter((text) =>
    /^\p{Lu}|^digital/u.test(text),
  );
  expect(words).toContain('All rights reserved.');
  expect(Object.values(en)).toEqual(expect.arrayContaining(words));
});

test('a language takes the texts of the one that it is a form of, and English where there are none', () => {
  const { 'page.about': about } = en;
  expect(siteTextsOf('de-AT').text('page.about')).not.toBe(about);
  expect(siteTextsOf('nn').text('page.about')).toBe(siteTextsOf('nb').text('page.about'));
  expect(siteTextsOf('zh-CN').text('page.about')).not.toBe(about);
  expect(siteTextsOf('zh-TW')).toMatchObject({ language: 'zh-TW', direction: 'ltr' });
  expect(siteTextsOf('zh-TW').text('page.contact')).toBe('聯絡我們');
  expect(siteTextsOf('zh-Hant-HK').text('page.contact')).toBe('聯絡我們');
  expect(siteTextsOf('sr-Latn').text('page.about')).toBe(about);
  expect(siteTextsOf('mars').language).toBe('en');
});

test('numbers, forms and days follow the language', () => {
  expect(siteTextsOf('en').text('blog.found', { count: 1 })).toBe('1 post found');
  expect(siteTextsOf('en').text('blog.found', { count: 1200 })).toBe('1,200 posts found');
  expect(siteTextsOf('hi-IN').text('post.minutes', { count: 120_000 })).toContain('1,20,000');
  expect(siteTextsOf('en').date('2026-03-12T23:30:00.000Z')).toBe('12 March 2026');
  expect(siteTextsOf('en-US').date('2026-03-12T23:30:00.000Z')).toBe('March 12, 2026');
  expect(siteTextsOf('de').date('2026-03-12T23:30:00.000Z')).toBe('12. März 2026');
  expect(siteTextsOf('de').date('soon')).toBe('soon');
});

test('a text is given in its place only where it is one of ours', () => {
  expect(siteTextsOf('de').inLanguage('All rights reserved.')).toBe('Alle Rechte vorbehalten.');
  expect(siteTextsOf('de').inLanguage('Made in Patan.')).toBe('Made in Patan.');
});
