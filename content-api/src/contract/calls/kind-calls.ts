import { z } from 'zod';
import { defineCall } from '../call.ts';
import type { Call } from '../call.ts';
import { isSearchable, slugFieldOf } from '../kinds/kind.ts';
import type { Kind } from '../kinds/kind.ts';
import { rightOf } from '../kinds/right-of.ts';
import { markdownFieldsOf } from '../kinds/markdown-fields.ts';
import { outcomeSchema } from '../outcome.ts';
import {
  handOrderQuery,
  languageQuerySchema,
  listQuerySchema,
  noQuerySchema,
  pagedCardsSchema,
  recordQuerySchema,
  searchQuerySchema,
} from '../paging.ts';
import type { ListQuery } from '../paging.ts';
import { answerSchemaOf, cardSchemaOf, inputSchemaOf, pageAnswerSchemaOf } from '../schemas/kind-schemas.ts';
import { oncePerKind } from '../schemas/once-per-kind.ts';
import { byId, byIdOrSlug, bySlug, createdKeys, readOnlyKeys } from './parts.ts';

/** The calls of a kind of which there are many records. */
export function collectionCallsOf<K extends Kind>(kind: K): ReturnType<typeof makeCollectionCalls<K>>;
export function collectionCallsOf(kind: Kind) {
  return collectionCalls(kind);
}

const collectionCalls = oncePerKind(makeCollectionCalls);

function makeCollectionCalls<K extends Kind>(kind: K) {
  const { name, plural, path, words, calls: options = {} } = kind;
  const right = rightOf(kind);
  const [one, many] = [capital(name), capital(plural)];
  const noun = words.one.toLowerCase();
  const hasSlug = slugFieldOf(kind) !== undefined;
  const answer = inEnvelope(kind, answerSchemaOf(kind));
  const pageAnswer = inEnvelope(kind, pageAnswerSchemaOf(kind));
  const pageWords = markdownFieldsOf(kind).length === 0 ? '' : '; with view=page Markdown as HTML, too';
  const ignored = options.createdAlias === undefined ? [] : [options.createdAlias];
  const aliases = Object.values(kind.fields).flatMap(({ alias }) => alias ?? []);
  const spellings = aliases.length === 0 ? '' : `. ${aliases.join(', ')} are taken as other spellings`;
  return {
    list: defineCall({
      id: `list${many}`,
      summary: `All ${words.many.toLowerCase()}${listWords(kind)}`,
      method: 'GET',
      path,
      access: 'public',
      query: listQueryOf(kind),
      status: 200,
      answer: listAnswerOf(kind),
    }),
    get: defineCall({
      id: `get${one}`,
      summary: hasSlug
        ? `One ${noun} by its id, its slug or an earlier slug${pageWords}`
        : `One ${noun}${pageWords}`,
      method: 'GET',
      path: `${path}/{id}`,
      access: 'public',
      params: hasSlug ? byIdOrSlug : byId,
      query: recordQuerySchema,
      status: 200,
      answer: pageAnswer,
    }),
    getBySlug: defineCall({
      id: `get${one}BySlug`,
      summary: `One ${noun} by its slug, an earlier slug or its id`,
      method: 'GET',
      path: `${path}/slug/{slug}`,
      access: 'public',
      params: bySlug,
      query: recordQuerySchema,
      status: 200,
      answer: pageAnswer,
    }),
    create: defineCall({
      id: `create${one}`,
      summary: `Add a ${noun}${spellings}`,
      method: 'POST',
      path,
      access: [right, 'publish'],
      query: languageQuerySchema,
      body: inputSchemaOf(kind, 'whole'),
      ignoredKeys: [...createdKeys, ...answeredKeys(kind), ...ignored],
      status: 201,
      answer,
    }),
    replace: defineCall({
      id: `update${one}`,
      summary: `Replace a ${noun}${spellings}`,
      method: 'PUT',
      path: `${path}/{id}`,
      access: [right, 'publish'],
      params: byId,
      query: languageQuerySchema,
      body: inputSchemaOf(kind, 'whole'),
      ignoredKeys: [...readOnlyKeys, ...answeredKeys(kind), ...ignored],
      status: 200,
      answer,
    }),
    change: defineCall({
      id: `update${one}`,
      summary: `Change fields of a ${noun}; an empty value removes it${spellings}`,
      method: 'PATCH',
      path: `${path}/{id}`,
      access: [right, 'publish'],
      params: byId,
      query: languageQuerySchema,
      body: inputSchemaOf(kind, 'part'),
      ignoredKeys: [...readOnlyKeys, ...answeredKeys(kind), ...ignored],
      status: 200,
      answer,
    }),
    remove: defineCall({
      id: `delete${one}`,
      summary: `Delete a ${noun}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      access: [right, 'publish'],
      params: byId,
      query: languageQuerySchema,
      status: 200,
      answer: outcomeSchema,
    }),
  } as const;
}

/** The calls of a kind of which there is one record. */
export function singleCallsOf<K extends Kind>(kind: K): ReturnType<typeof makeSingleCalls<K>>;
export function singleCallsOf(kind: Kind) {
  return singleCalls(kind);
}

const singleCalls = oncePerKind(makeSingleCalls);

function makeSingleCalls<K extends Kind>(kind: K) {
  const { name, path, words, calls: options = {} } = kind;
  const right = rightOf(kind);
  const one = capital(name);
  const noun = words.one.toLowerCase();
  const answer = answerSchemaOf(kind);
  return {
    publicGet: defineCall({
      id: `public${one}`,
      summary: `The ${noun} for visitors`,
      method: 'GET',
      path: options.publicPath ?? path,
      access: 'public',
      query: recordQuerySchema,
      status: 200,
      answer: pageAnswerSchemaOf(kind),
    }),
    get: defineCall({
      id: `get${one}`,
      summary: `The ${noun} for the editor`,
      method: 'GET',
      path,
      access: [right],
      status: 200,
      answer,
    }),
    save: defineCall({
      id: `save${one}`,
      summary: `Replace the ${noun}`,
      method: 'PUT',
      path,
      access: [right, 'publish'],
      query: languageQuerySchema,
      body: inputSchemaOf(kind, 'whole'),
      ignoredKeys: [...readOnlyKeys, ...answeredKeys(kind)],
      status: 200,
      answer,
    }),
  } as const;
}

/** What answers say of languages, unless the kind has a field of that name. */
function answeredKeys({ fields }: Kind): string[] {
  return ['language', 'languages', 'slugs'].filter((key) => !(key in fields));
}

/** Every call that the API has for a kind. */
export function callsOf(kind: Kind): Call[] {
  if (kind.isPrivate === true) return [];
  const { update = 'PUT', oneBySlug, publicPath, without = [] } = kind.calls ?? {};
  if (kind.single === true) {
    const { publicGet, get, save } = singleCallsOf(kind);
    return [
      ...(without.includes('get') ? [] : [publicGet]),
      ...(publicPath === undefined ? [] : [get]),
      ...(without.includes('update') ? [] : [save]),
    ];
  }
  const calls = collectionCallsOf(kind);
  const get = oneBySlug === true ? calls.getBySlug : calls.get;
  return [
    calls.list,
    ...(without.includes('get') ? [] : [get]),
    calls.create,
    ...(without.includes('update') ? [] : [update === 'PATCH' ? calls.change : calls.replace]),
    ...(without.includes('remove') ? [] : [calls.remove]),
  ];
}

function listQueryOf(kind: Kind): z.ZodType<ListQuery> {
  const { calls, order } = kind;
  const usual = isSearchable(kind) ? searchQuerySchema : listQuerySchema;
  const query = calls?.withoutCards === true ? noQuerySchema : usual;
  return order === 'hand' ? query.extend(handOrderQuery) : query;
}

function listAnswerOf(kind: Kind): z.ZodType {
  const all = z.array(answerSchemaOf(kind));
  const key = kind.calls?.listKey;
  const whole = key === undefined ? inEnvelope(kind, all) : z.object({ [key]: all });
  if (kind.calls?.withoutCards === true) return whole;
  return z.union([whole, pagedCardsSchema(cardSchemaOf(kind))]);
}

function inEnvelope({ calls }: Pick<Kind, 'calls'>, data: z.ZodType): z.ZodType {
  if (calls?.envelope !== true) return data;
  return z.object({ success: z.literal(true), message: z.string(), data });
}

function listWords(kind: Kind): string {
  if (kind.calls?.withoutCards === true) return '';
  const search = isSearchable(kind) ? ', with view=search at most 24 that have the words of q' : '';
  return `; with view=card a page of cards${search}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
