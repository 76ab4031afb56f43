import { openingQuote } from './opening-quote.ts';

test.each([
  ['en', '“'],
  ['de-AT', '„'],
  ['fr', '«'],
  ['pt', '“'],
  ['pt-PT', '«'],
  ['sv', '”'],
  ['zh-Hans', '“'],
  ['zh-TW', '「'],
  ['hi', '“'],
])('a quotation in %s is opened by %s', (language, mark) => {
  expect(openingQuote(language)).toBe(mark);
});
