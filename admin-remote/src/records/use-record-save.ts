import { answerSchemaOf, calls, inputSchemaOf, recordViewSchema } from 'content-api/contract';
import type {
  AnswerOf,
  Kind,
  PublishPlan,
  RecordView,
  SavedRecord,
  WholeOutputOf,
} from 'content-api/contract';
import { useRef } from 'react';
import { toast } from 'shared-ui';
import type { SaveBase, SaveHow, Snapshot, UnpublishedSaves } from '../components/editor/editor-types.ts';
import { useApi } from '../lib/api-context.ts';
import { apiFailure, isApiFailure, mayHaveArrived, parseAnswer } from '../lib/api-failure.ts';
import { isSame } from '../lib/merge-values.ts';
import { textAt } from '../lib/value-at.ts';
import { formValuesOf } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import { createRecord, isFirstSave, pathOfView, readView, savedView, updateRecord } from './record-calls.ts';
import type { UpdateRecord } from './record-calls.ts';

/** An edited record: its public state, and its state for editors. */
export interface EditedRecord<K extends Kind> {
  stored?: AnswerOf<K>;
  view?: RecordView;
  /** True of a single that was never saved, which has its defaults, and of a translation. */
  isUnsaved?: boolean;
  /** Of a translation: its words when the form began, all of them empty where there is none yet. */
  words?: object;
  /** The words of the original then. */
  source?: object;
}

/** A record as its two reads answered; the view is null for a single that was never saved. */
export function editedRecord<K extends Kind>(
  stored: AnswerOf<K> | undefined,
  view: RecordView | null | undefined,
): EditedRecord<K> {
  return { stored, view: view ?? undefined, isUnsaved: view === null };
}

/**
 * Saves a form: at once by the call of its kind, or by the editor's call when it is to be a draft, is scheduled, or has
 * a draft that the change belongs to.
 */
export function useRecordSave<K extends Kind>(
  { kind, id, update }: { kind: K; id: string; update?: UpdateRecord<K> },
  record: EditedRecord<K>,
) {
  const api = useApi();
  const latest = useRef(record);
  /** A draft that was sent, and whose answer was lost. */
  const inDoubt = useRef<object>(undefined);
  const hasBegun = useRef(false);
  /** The words of the original that the form of a translation is arranged by. */
  const source = useRef(record.source);
  const isNew = id === 'new';
  const ownUpdate = update ?? updateRecord(api, kind);
  const valuesOf = (data: object) => formValuesOf(kind.fields, data);
  const snapshotNow = (): Snapshot<FormValues> => ({
    id: idNow() ?? id,
    ...snapshotOf(kind, latest.current),
  });

  /** Saves by the editor's call, which makes a new record once. */
  async function saveState(data: object, key: string, how: Pick<SavedRecord, 'publish' | 'autosave'>) {
    await settleDoubt();
    const to = idNow();
    if (to === undefined) {
      hasBegun.current = true;
      const { body, isRepeated } = await api.create(`/records/${kind.name}`, { data, ...how }, key);
      latest.current = { view: parseAnswer(recordViewSchema, body) };
      // Something may have been typed since the first attempt.
      if (isRepeated) await saveState(data, key, how);
      return undefined;
    }
    const version = (await viewNow(to))?.record.version;
    const send = (values: object) =>
      api.call(calls.saveRecord, {
        ...pathOfView(kind, to),
        body: { data: { ...values }, version, ...how },
        isFirst: isFirstSave(kind, version),
      });
    const view = await send(data).catch(async (failure: unknown) => {
      const moved = await movedWords(data, failure);
      if (!moved) throw failure;
      return send(moved);
    });
    latest.current = { view };
    return undefined;
  }

  /** What is sent for a translation when the original got other entries in its lists meanwhile; undefined if it has not. */
  async function movedWords(data: object, failure: unknown): Promise<object | undefined> {
    const was = source.current;
    if (!was || !isApiFailure(failure) || failure.status !== 400) return undefined;
    const { source: now, words: stored } = await readView(api, kind, id);
    if (!now || !stored || isSame(now, was)) return undefined;
    const { rearranged } = await import(/* webpackChunkName: "translation" */ './translation/rearrange.ts');
    return rearranged(kind.fields, { ...data }, { was: { ...was }, now, stored });
  }

  /** Id of the record; undefined until it is there. */
  function idNow(): string | undefined {
    if (!isNew) return id;
    const { view, stored } = latest.current;
    return view?.record._id ?? (stored && textAt(stored, '_id'));
  }

  /** The state for editors. After a save by the kind's own call, it has to be read; it must still hold what was saved. */
  async function viewNow(of: string): Promise<RecordView | undefined> {
    const { view, stored, isUnsaved } = latest.current;
    if (view || !stored || isUnsaved) return view;
    const now = savedView(await readView(api, kind, of));
    if (now === null) return undefined;
    if (isSame(valuesOf(dataOf({ view: now })), valuesOf(stored))) return now;
    throw apiFailure('refused', { status: 409, current: now });
  }

  /** Nothing, where the save failed because the record is not for everyone by now. */
  async function keptPrivate(failure: unknown): Promise<undefined> {
    if (!isApiFailure(failure) || failure.status !== 404) throw failure;
    const view = await readView(api, kind, idNow() ?? id).then(savedView, () => undefined);
    if (view?.record.isPrivate !== true) throw failure;
    latest.current = { view };
  }

  /** An own draft that the server stored without answering is no change by another admin. */
  async function settleDoubt(): Promise<void> {
    const sent = inDoubt.current;
    const { view: known, isUnsaved } = latest.current;
    const to = known?.record._id ?? (isUnsaved ? id : undefined);
    if (sent === undefined || to === undefined) return;
    const view = savedView(await readView(api, kind, to));
    if (view && isSame(valuesOf(dataOf({ view })), valuesOf(sent))) latest.current = { view };
    inDoubt.current = undefined;
  }

  const unpublished: UnpublishedSaves<FormValues, AnswerOf<K> | undefined> = {
    schemaFor: (how) => (how === 'draft' ? inputSchemaOf(kind, 'draft') : inputSchemaOf(kind, 'whole')),
    save: (input, key, how) => saveState(input, key, { publish: planOf(how) }),
    async keep(input, key) {
      try {
        await saveState(input, key, { autosave: true });
      } catch (failure) {
        if (mayHaveArrived(failure)) inDoubt.current = input;
        throw failure;
      }
      return snapshotNow();
    },
    async forget() {
      await api.call(calls.deleteRecord, {
        path: { kind: kind.name, id: latest.current.view?.record._id ?? id },
      });
      toast.success('Draft moved to the trash');
    },
  };

  return {
    unpublished: isNew || record.view || record.isUnsaved ? unpublished : undefined,
    async save(
      input: WholeOutputOf<K>,
      { version, key }: Pick<SaveBase<FormValues>, 'version' | 'key'>,
    ): Promise<AnswerOf<K> | undefined> {
      await settleDoubt();
      const { stored, view } = latest.current;
      if (isNew && !stored && !hasBegun.current && kind.isPrivate !== true) {
        const created = await createRecord(api, kind, input, { key, version }, ownUpdate);
        latest.current = { stored: created };
        return created;
      }
      if (!stored || view?.draft) return saveState(input, key, { publish: true });
      // A single that was never saved has no version.
      const saved = await ownUpdate(idNow() ?? id, input, textAt(stored, 'updatedAt') || undefined).catch(
        keptPrivate,
      );
      if (saved === undefined) return saveState(input, key, { publish: true });
      latest.current = { stored: saved };
      return saved;
    },
    /** Record that the form is based on now. */
    current: () => latest.current,
    snapshotOf() {
      source.current = latest.current.view?.source ?? source.current;
      return snapshotNow();
    },
    /** A stale write's answer: what is public, or the state for editors. */
    readCurrent(current: unknown): Snapshot<FormValues> | undefined {
      const view = recordViewSchema.safeParse(current);
      const stored = answerSchemaOf(kind).safeParse(current);
      if (view.success) latest.current = { view: view.data };
      else if (stored.success) latest.current = { ...latest.current, stored: stored.data, isUnsaved: false };
      else return undefined;
      source.current = latest.current.view?.source ?? source.current;
      return snapshotOf(kind, latest.current);
    },
  };
}

function planOf(how: SaveHow): PublishPlan | undefined {
  return typeof how === 'object' ? how : undefined;
}

/** The edited data: the draft if there is one; of a translation its words. */
export function dataOf<K extends Kind>({ stored, view, words }: EditedRecord<K>): object {
  return view?.words ?? words ?? view?.draft?.data ?? stored ?? view?.live?.data ?? {};
}

/** The record as its form starts from it. */
export function snapshotOf<K extends Kind>(kind: K, record: EditedRecord<K>): Snapshot<FormValues> {
  const data = dataOf(record);
  return {
    version: data === record.stored ? textAt(data, 'updatedAt') : record.view?.record.version,
    values: formValuesOf(kind.fields, data),
  };
}
