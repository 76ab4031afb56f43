import { answerSchemaOf, calls, cardSchemaOf, languageOf } from 'content-api/contract';
import type {
  AnswerOf,
  CallOptions,
  CardOf,
  Kind,
  RecordView,
  UnsavedView,
  WholeOutputOf,
} from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import { isObject, textAt } from '../lib/value-at.ts';
import { parseAnswer } from '../lib/api-failure.ts';

/** One attempt of a form to create its record. */
export interface Attempt {
  /** The same for every attempt of one form, however often its answer gets lost. */
  key: string;
  /** The `updatedAt` that the form is based on, if it has met the record already. */
  version: string | undefined;
}

/** Saves a form over a known record. `version` is the `updatedAt` that it was made on. */
export type UpdateRecord<K extends Kind> = (
  id: string,
  input: WholeOutputOf<K>,
  version: string | undefined,
) => Promise<AnswerOf<K>>;

/** All public records of a kind, by the call that answers all of them. */
export async function readWhole<K extends Kind>(
  api: Api,
  kind: K,
  signal?: AbortSignal,
): Promise<CardOf<K>[]> {
  const list = unwrapped(kind.calls ?? {}, await api.get(pathOf(kind), { signal }));
  return parseAnswer(cardSchemaOf(kind).array(), list);
}

export async function readRecord<K extends Kind>(
  api: Api,
  kind: K,
  id: string,
  signal?: AbortSignal,
): Promise<AnswerOf<K>> {
  const path = kind.calls?.oneBySlug === true ? `${pathOf(kind)}/slug/${id}` : pathOf(kind, id);
  return answerOf(kind, await api.get(path, { signal, timeoutMs: kind.calls?.timeoutMs }));
}

/** The names by which the calls about one record know it: in a further language, its translation. */
export function pathOfView(kind: Pick<Kind, 'name' | 'language'>, id: string) {
  return { path: { kind: kind.name, id }, params: languageOf(kind) };
}

/** A record's state for editors, in the language of the kind. */
export function readView(
  api: Api,
  kind: Pick<Kind, 'name' | 'language'>,
  id: string,
  signal?: AbortSignal,
): Promise<RecordView | UnsavedView> {
  return api.call(calls.getRecord, { ...pathOfView(kind, id), signal });
}

/** Null for a single that was never saved, and for a record that is not translated yet. */
export function savedView(view: RecordView | UnsavedView): RecordView | null {
  return view.record === null ? null : view;
}

/** Creates a record, or goes on with the one that an earlier attempt created without our hearing of it. */
export async function createRecord<K extends Kind>(
  api: Api,
  kind: K,
  input: WholeOutputOf<K>,
  { key, version }: Attempt,
  update: UpdateRecord<K>,
): Promise<AnswerOf<K>> {
  const { body, isRepeated } = await api.create(pathOf(kind), input, key);
  const created = answerOf(kind, body);
  if (!isRepeated) return created;
  // Something may have been typed since.
  return update(textAt(created, '_id'), input, version ?? textAt(created, 'createdAt'));
}

export function updateRecord<K extends Kind>(api: Api, kind: K): UpdateRecord<K> {
  const { update, timeoutMs } = kind.calls ?? {};
  const send = update === 'PATCH' ? api.patch : api.put;
  return async (id, input, version) => {
    const options = { timeoutMs, isFirst: isFirstSave(kind, version) };
    return answerOf(kind, await send(pathOf(kind, id), { ...input, updatedAt: version }, options));
  };
}

/** A single that was never saved has no version: of two who fill it in, one is the first. */
export function isFirstSave(kind: Kind, version: string | undefined): boolean {
  return kind.single === true && version === undefined;
}

export function removeRecord(api: Api, kind: Kind, id: string): Promise<unknown> {
  return api.remove(pathOf(kind, id));
}

/** A record as an answer holds it. */
function answerOf<K extends Kind>(kind: K, body: unknown): AnswerOf<K> {
  return parseAnswer(answerSchemaOf(kind), unwrapped({ ...kind.calls, listKey: undefined }, body));
}

/** Content of an answer's envelope, or of the list's key. */
function unwrapped({ envelope = false, listKey }: CallOptions, body: unknown): unknown {
  const key = envelope ? 'data' : listKey;
  return key !== undefined && isObject(body) ? body[key] : body;
}

/** Path of its calls, relative to the API's base. A single has one address, whatever the id. */
function pathOf({ path, single }: Kind, id?: string): string {
  const list = path.replace(/^\/api/, '');
  return id === undefined || single === true ? list : `${list}/${encodeURIComponent(id)}`;
}
