import type { Field, Fields } from './fields.ts';
import { slugFieldOf } from './kind.ts';
import type { Kind } from './kind.ts';
import { holdsMarkdown, htmlNameOf, markdownFieldsOf } from './markdown-fields.ts';

const stamps = ['createdAt', 'updatedAt'];
const fromText = ['excerpt', 'readingMinutes'];
const reserved = ['_id', ...stamps, '__v', 'version', ...fromText];
/** Names that the page of a record with related ones answers. */
const further = ['next', 'related'];

/** Faults of the definitions, one line each; empty when they are sound. */
export function kindFaults(kinds: readonly Kind[]): string[] {
  return [
    ...twice(kinds.map(({ name }) => name)).map((name) => `two kinds are named ${name}`),
    ...twice(kinds.map(({ plural }) => plural)).map((plural) => `two kinds share the plural ${plural}`),
    ...twice(kinds.map(({ path }) => path)).map((path) => `two kinds share the path ${path}`),
    ...twice(kinds.flatMap(({ address }) => address ?? [])).map(
      (path) => `two kinds share the address ${path}`,
    ),
    ...kinds.flatMap((kind) => faultsOf(kind, kinds).map((fault) => `${kind.name}: ${fault}`)),
  ];
}

function faultsOf(kind: Kind, kinds: readonly Kind[]): string[] {
  const {
    fields,
    titleField,
    card = [],
    columns = [],
    excerptOf,
    sortBy,
    unique,
    search,
    filter,
    facets = [],
    groups = [],
    calls,
    related,
    byline,
    describedBy,
    page,
    address = '/',
  } = kind;
  const grouped = groups.flatMap((group) => group.fields);
  const names = Object.keys(fields);
  const aliases = Object.values(fields).flatMap(({ alias }) => alias ?? []);
  const cardNames = [...names, ...stamps, ...(excerptOf === undefined ? [] : fromText)];
  const missing = (what: string, wanted: readonly string[], known: readonly string[] = names) =>
    wanted.filter((name) => !known.includes(name)).map((name) => `${what} names no field: ${name}`);
  return [
    ...(/^\/api\/[a-z][a-z/-]*[a-z]$/.test(kind.path) ? [] : [`not a path of the API: ${kind.path}`]),
    ...twice([...aliases, ...(calls?.createdAlias === undefined ? [] : [calls.createdAlias])]).map(
      (alias) => `two fields have the alias ${alias}`,
    ),
    ...aliases.filter((alias) => names.includes(alias)).map((alias) => `an alias is also a field: ${alias}`),
    ...names.filter((name) => reserved.includes(name)).map((name) => `the name ${name} is taken`),
    ...missing('the title', [titleField]),
    ...missing('the card', card, cardNames),
    ...missing('the table', columns, card),
    ...missing('the excerpt', excerptOf === undefined ? [] : [excerptOf]),
    ...missing('the order', sortBy === undefined ? [] : [sortBy]),
    ...missing('the unique fields', unique?.fields ?? []),
    ...missing('the filter', filter === undefined ? [] : [filter.field], card),
    ...missing('a facet', facets),
    ...missing('the search', search === undefined ? [] : [...search.fields, search.tags]),
    ...missing('a group', grouped),
    ...twice(grouped).map((name) => `two groups have the field ${name}`),
    ...missing('the related records', related === undefined ? [] : [related]),
    ...names
      .filter((name) => related !== undefined && further.includes(name))
      .map((name) => `the name ${name} is taken`),
    ...missing('the description', describedBy ?? []),
    ...(page === undefined || /^\/[a-z-]+$/.test(page) ? [] : [`not a path of the site: ${page}`]),
    ...(/^\/([a-z-]+\/)?$/.test(address) ? [] : [`not the beginning of an address of the site: ${address}`]),
    ...missing(
      'a list of phrases',
      Object.values(fields).flatMap((field) => (field.type === 'list' ? (field.phrasesOf ?? []) : [])),
    ),
    ...missing('the byline', byline === undefined ? [] : [byline]),
    ...(calls?.oneBySlug === true && slugFieldOf(kind) === undefined ? ['it has no slug field'] : []),
    ...(kind.single === true && card.length > 0 ? ['a single has no cards'] : []),
    ...formatFaults(kind),
    ...onlyWhileFaults(kind),
    ...Object.entries(fields).flatMap(([name, field]) => fieldFaults(name, field, kinds)),
  ];
}

function formatFaults(kind: Kind): string[] {
  const names = Object.keys(kind.fields).filter((name) => holdsMarkdown(kind.fields[name]));
  const isOffered = kind.fields.format?.type === 'choice';
  if (names.length > 0 && !isOffered) return [`without a format, ${names.join(', ')} cannot be Markdown`];
  if (names.length === 0 && isOffered) return ['it has a format, but no field that may be Markdown'];
  return takenHtmlNames(kind.fields).map((name) => `the name ${name} is taken`);
}

function onlyWhileFaults({ fields, calls }: Kind): string[] {
  return Object.entries(fields).flatMap(([name, { onlyWhile }]) => {
    if (onlyWhile === undefined) return [];
    const flag = fields[onlyWhile];
    if (flag?.type !== 'flag' || flag.default !== true)
      return [`${name} needs a flag that says yes: ${onlyWhile}`];
    return calls?.update === 'PATCH'
      ? [`${name} cannot depend on ${onlyWhile} where records are patched`]
      : [];
  });
}

function takenHtmlNames(fields: Fields): string[] {
  return markdownFieldsOf({ fields })
    .map(htmlNameOf)
    .filter((name) => name in fields);
}

function fieldFaults(name: string, field: Field, kinds: readonly Kind[]): string[] {
  switch (field.type) {
    case 'prose':
      return field.markdown === true && /[.[]/.test(name)
        ? [`${name} is within another field: no Markdown`]
        : [];
    case 'group':
      return nested(name, field.fields, kinds);
    case 'list':
      return fieldFaults(`${name}[]`, field.item, kinds);
    case 'blocks':
      return /[.[]/.test(name)
        ? [`${name} is within another field: no blocks`]
        : Object.entries(field.blocks).flatMap(([type, { fields }]) =>
            blockFaults(name, type, fields, kinds),
          );
    case 'reference':
      return kinds.some((kind) => kind.name === field.to) ? [] : [`${name} refers to no kind: ${field.to}`];
    case 'choice':
      return field.default === undefined || field.options.includes(field.default)
        ? []
        : [`the default of ${name} is none of its options`];
    default:
      return [];
  }
}

function blockFaults(list: string, type: string, fields: Fields, kinds: readonly Kind[]): string[] {
  const name = `${list}.${type}`;
  return [
    ...('type' in fields ? [`${name} has a field with the name type`] : []),
    ...takenHtmlNames(fields).map((html) => `${name}: the name ${html} is taken`),
    ...Object.entries(fields)
      // A block may hold Markdown, unlike what is within another field of it.
      .filter(([, field]) => field.type !== 'prose')
      .flatMap(([inner, field]) => fieldFaults(`${name}.${inner}`, field, kinds)),
  ];
}

function nested(name: string, fields: Fields, kinds: readonly Kind[]): string[] {
  return Object.entries(fields).flatMap(([inner, field]) => fieldFaults(`${name}.${inner}`, field, kinds));
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
