import type { Field, Kind, Values } from '../../src/contract/index.ts';

/** Something for every field of a kind, whichever kind it is; `word` stands in all texts. */
export function wholeValues(kind: Kind, word: string): Values {
  return valuesOf(kind.fields, word);
}

function valuesOf(fields: Kind['fields'], word: string): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, word)]));
}

const ofForm = {
  path: (word: string) => `/${word}`,
  link: (word: string) => `/projects/${word}`,
  color: () => '#2962ff',
};

function valueOf(field: Field, word: string): unknown {
  switch (field.type) {
    case 'line':
      return field.form === undefined ? word : ofForm[field.form](word);
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
    case 'tags':
      return [word];
    case 'list':
      return Array.from({ length: field.atLeast ?? 1 }, () => valueOf(field.item, word));
    case 'blocks':
      return Object.entries(field.blocks).map(([type, { fields }]) => ({ type, ...valuesOf(fields, word) }));
    case 'group':
      return valuesOf(field.fields, word);
    case 'reference':
      return '';
    default:
      return word;
  }
}
