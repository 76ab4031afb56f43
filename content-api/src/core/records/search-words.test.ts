import { flag, line } from '../../contract/kinds/fields.ts';
import { defineKind } from '../../contract/kinds/kind.ts';
import { searchTextOf } from './index-values.ts';
import { searchTextOfWords, wordsOf } from './search-words.ts';

const written = (text: string) => wordsOf(text, 'en').map(({ word }) => word);

test.each([
  ['Ärger STRASSE Straße', 'arger strasse strasse'],
  ['İstanbul ısı', 'istanbul isi'],
  ['Łódź, Ærø & naïve ﬁne', 'lodz aero naive fine'],
  ['ΛΌΓΟΣ λόγος', 'λογοσ λογοσ'],
  ['વેબ ડિઝાઇન', 'વેબ ડિઝાઇન'],
  ['한국어 東京', '한국어 東 京'],
  ['Sil\u00adben\u200btrennung na\u2060me', 'silbentrennung name'],
  ["don't foo.com 3,5 C++", 'don t foo com 3 5 c'],
  ['** 🧵 _ %', ''],
])('%s has the words %s', (text, words) => {
  expect(written(text).join(' ')).toBe(words);
});

test('a text keeps each of its words once, long ones shortened as they are in a search', () => {
  const long = 'x'.repeat(5_000);
  expect(searchTextOfWords(['Loom loom', long], 'en')).toBe(` loom ${'x'.repeat(64)} `);
  expect(written(long)).toEqual(['x'.repeat(64)]);
});

test('no text has more different words than PostgreSQL takes', () => {
  const text = Array.from({ length: 60_000 }, (_, at) => `ж${at}`).join(' ');
  expect(Buffer.byteLength(searchTextOfWords([text], 'ru'))).toBeLessThan(1_000_000);
});

test('a letter with very many marks is no work', () => {
  expect(written(`a${'\u0323\u05b0'.repeat(200_000)}b`).join('')).toMatch(/^a.*b$/);
});

test('values that the record says are not for everyone are not searched', () => {
  const kind = defineKind({
    name: 'secret',
    plural: 'secrets',
    path: '/api/secrets',
    words: { one: 'Secret', many: 'Secrets', screen: 'Secrets', menu: 'Secrets' },
    fields: {
      title: line('Title', { max: 9 }),
      isOpen: flag('Open', { default: true }),
      place: line('Place', { max: 9, onlyWhile: 'isOpen' }),
    },
    titleField: 'title',
  });
  const data = { title: 'Loom', place: 'Patan' };
  expect(searchTextOf(kind, { ...data, isOpen: true }, 'en')).toBe(' loom patan ');
  expect(searchTextOf(kind, { ...data, isOpen: false }, 'en')).toBe(' loom ');
});

test.each([
  ['de', 'Häuser', 'Hauses'],
  ['de-AT', 'Gestaltung', 'Gestaltungen'],
  ['en', 'weaving', 'weaves'],
  ['fr', 'créations', 'création'],
  ['nb', 'nettsiden', 'nettsider'],
  ['pt-BR', 'projetos', 'projeto'],
  ['ru', 'сайтов', 'сайты'],
  ['hi', 'लड़कों', 'लड़का'],
  ['ar', 'كتابها', 'كتاب'],
  ['tr', 'evler', 'evlerimizden'],
])('in %s, %s and %s have a stem in common', (language, one, other) => {
  const [first, second] = wordsOf(`${one} ${other}`, language);
  expect(first?.stem).toBe(second?.stem);
  expect(first?.word).not.toBe(second?.word);
});

test('a language without known stems has its words alone', () => {
  expect(searchTextOfWords(['Strony internetowe'], 'pl')).toBe(' strony internetowe ');
});
