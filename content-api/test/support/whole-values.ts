import { look, studio, texts } from '../../src/contract/index.ts';
import type { Field, Kind, Values } from '../../src/contract/index.ts';
import type { LineForm } from '../../src/contract/line-forms.ts';
import { textEntriesOf } from '../../src/site-texts/entries.ts';

/** Something for every field of a kind, whichever kind it is; `word` stands in all texts. */
export function wholeValues(kind: Kind, word: string): Values {
  if (kind.name === texts.name) return wholeTexts(word);
  const values = valuesOf(kind.fields, word);
  // A font has to be a file of the library.
  if (kind.name === look.name) return { ...values, ownFonts: [] };
  // None of the further languages is the first one.
  return kind.name === studio.name ? { ...values, languages: [{ code: 'de', offered: true }] } : values;
}

/** One changed text of each part: what is filled in stays. */
function wholeTexts(word: string): Values {
  const entries = textEntriesOf('en');
  return Object.fromEntries(
    Object.keys(texts.fields).map((part) => {
      const entry = entries.find((one) => one.part === part);
      return [part, entry ? [{ key: `en/${entry.key}`, text: `${entry.default} ${word}` }] : []];
    }),
  );
}

function valuesOf(fields: Kind['fields'], word: string): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, word)]));
}

function valueOf(field: Field, word: string): unknown {
  switch (field.type) {
    case 'number':
    case 'year':
      return field.min;
    case 'flag':
      return true;
    case 'choice':
      return field.options[0];
    case 'date':
      return '2026-11-01T00:00:00.000Z';
    case 'url':
    case 'image':
      return `https://img.example/${word}.png`;
    case 'slug':
      return word;
    case 'line':
      return lineOf(field.form, word);
    case 'tags':
      return [word];
    case 'list':
      return Array.from({ length: field.atLeast ?? 1 }, () => valueOf(field.item, word));
    case 'blocks':
      return Object.entries(field.blocks).map(([type, { fields }]) => ({ type, ...valuesOf(fields, word) }));
    case 'group':
      return valuesOf(field.fields, word);
    case 'reference':
      // Of no record: what is not there any more is shown nowhere.
      return field.required === true ? 'f'.repeat(24) : '';
    default:
      return word;
  }
}

/** Stands for the word where only a colour can: readable, as a colour of the studio has to be. */
export function colorOf(word: string): string {
  const sum = [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `#ffb3${(100 + (sum % 100)).toString(16)}`;
}

function lineOf(form: LineForm | undefined, word: string): string {
  switch (form) {
    case 'path':
      return `/old/${word}`;
    case 'link':
      return `/projects/${word}`;
    case 'color':
      return colorOf(word);
    case 'email':
      return `${word}@studio.example`;
    case 'timeZone':
      return 'Asia/Kolkata';
    case 'language':
      return 'en';
    case 'decimal':
      return '12.50';
    default:
      return word;
  }
}
