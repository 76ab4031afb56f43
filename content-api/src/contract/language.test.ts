import { directionOf, nameOfLanguage, offeredLanguages, readLanguage } from './language.ts';

test.each([
  ['de', 'de'],
  ['pt_br', 'pt-BR'],
  ['EN-in', 'en-IN'],
  ['zh-hans', 'zh-Hans'],
  ['english', null],
  ['xx', null],
  ['x-a', null],
  ['', null],
])('the language code %j is read as %j', (code, read) => {
  expect(readLanguage(code)).toBe(read);
});

test('Arabic, Hebrew and Urdu are written from right to left, and Panjabi in the script of its code', () => {
  expect(['ar', 'he', 'ur-IN', 'pa-Arab'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(['en', 'hi', 'pa', 'ja'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
});

test('languages are named in themselves, and each one that is offered is read', () => {
  expect(['de', 'nb', 'gu', 'ka'].map(nameOfLanguage)).toEqual([
    'Deutsch',
    'Norsk bokmål',
    'ગુજરાતી',
    'ქართული',
  ]);
  expect(offeredLanguages.map(readLanguage)).toEqual(offeredLanguages);
});
