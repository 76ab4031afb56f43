import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createDraftStore, requireSession } from 'shared-session';
import { toast } from 'shared-ui';
import { isApiFailure, isSessionFailure, mayHaveArrived } from '../../lib/api-failure.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { seconds } from '../../lib/durations.ts';
import { isObject } from '../../lib/value-at.ts';
import { changedFields, isSame, mergeValues } from '../../lib/merge-values.ts';
import type { FieldConflict, Merge } from '../../lib/merge-values.ts';
import { randomHex } from '../../lib/random-hex.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { offerOf, readCopy } from './browser-copy.ts';
import type { BrowserCopy } from './browser-copy.ts';
import type { Conflict, EditorEvent } from './editor-state.ts';
import type { EditorOptions, SaveHow, Snapshot } from './editor-types.ts';
import { fieldFor } from './schema-resolver.ts';
import type { FormSchema } from './schema-resolver.ts';

/** A pause in typing after which the draft goes to the server. */
const pauseMs = seconds(3);
/** The same after a call that failed, while nobody types. */
const retryMs = seconds(30);
/** A press so soon after a success is the second half of a double click. */
const doubleClickMs = 500;
/** Merges with others' saves within one save; after so many it is refused. */
const maxMerges = 3;

/** The form as it was rendered last. */
interface Rendered<Values extends FieldValues, Input, Saved> {
  options: EditorOptions<Values, Input, Saved>;
  form: UseFormReturn<Values>;
  dispatch: (event: EditorEvent) => void;
  /** A decision comes before the next save. */
  isDeciding: boolean;
}

/**
 * The way of what is typed: into the browser's copy, from there into the server's draft, and by a save into the record.
 * Each save goes onto the version that it was made on; what somebody else changed meanwhile is merged, or asked about.
 */
export function createEditing<Values extends FieldValues, Input, Saved>(
  initial: EditorOptions<Values, Input, Saved>,
) {
  let rendered: Rendered<Values, Input, Saved> | undefined;
  /** The record as the form is based on it, and as it was last saved or merged: drafts advance the former. */
  let base = initial.initial;
  let origin = base;
  let { id } = initial;
  /** The idempotency key of this form. */
  let key = randomHex(16);
  let how: SaveHow = initial.mainSave ?? 'publish';
  let copy = openCopy();
  const found = copy.load();
  const earlier = readCopy(found, base.values);
  /** Values of the server's draft; undefined while there is none of this visit. */
  let drafted: Values | undefined;
  let drafting = Promise.resolve();
  /** Somebody else saved meanwhile: drafts wait for an explicit save. */
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Values that were sent and never answered: the server may have taken them. */
  let unanswered: Values[] = [];
  let isTaken = false;
  let isRunning = false;
  let isGone = false;

  function now(): Rendered<Values, Input, Saved> {
    if (!rendered) throw new Error('The form was not rendered yet.');
    return rendered;
  }

  function dispatch(event: EditorEvent): void {
    now().dispatch(event);
  }

  // 1. Something is typed: the browser keeps a copy at once, the server a draft after a pause.

  /** A copy: the form goes on changing its own lists. */
  function values(): Values {
    return JSON.parse(JSON.stringify(now().form.getValues())) as Values;
  }

  function typed(): void {
    keepCopy();
    if (now().options.unpublished) draftSoon();
  }

  function openCopy() {
    return createDraftStore<BrowserCopy<Values>>({
      session: requireSession(),
      form: initial.name,
      id,
      onStored: (isStored) => dispatch({ type: 'copied', isLost: !isStored }),
    });
  }

  function keepCopy(): void {
    // Typed back to what is stored: there is nothing to keep.
    if (isSame(values(), base.values)) clearCopy();
    else copy.save({ base: base.values, values: values(), version: base.version, key });
  }

  function clearCopy(): void {
    copy.clear();
    dispatch({ type: 'copied', isLost: false });
    dispatch({ type: 'offer-closed' });
  }

  // 2. The server keeps a draft, one call at a time. After somebody else's save it waits for an explicit one.

  function draftSoon(afterMs = pauseMs): void {
    clearTimeout(timer);
    timer = setTimeout(() => void draft(), afterMs);
  }

  /** Sends what was typed since the last draft, at once. */
  function draft(): Promise<void> {
    clearTimeout(timer);
    return (drafting = drafting.then(async () => {
      const typedNow = values();
      if (isRunning || isOutdated || now().isDeciding || isSame(typedNow, drafted ?? base.values)) return;
      await sendDraft(typedNow).catch(() => draftSoon(retryMs));
    }));
  }

  async function sendDraft(sent: Values): Promise<void> {
    const { unpublished, toInput, onKept } = now().options;
    const input = unpublished?.schemaFor('draft').safeParse(toInput(sent));
    if (!unpublished || !input?.success) return;
    dispatch({ type: 'draft-sent' });
    try {
      const kept = await unpublished.keep(input.data, key);
      drafted = sent;
      base = kept;
      dispatch({ type: 'draft-kept', atMs: Date.now() });
      // The browser's copy is no longer needed once the server has the same.
      if (id === 'new' || isDrafted()) clearCopy();
      becomes(kept.id);
      onKept?.();
    } catch (failure) {
      // One that only clashes is brought together by the next save; a record in the trash is not.
      isOutdated = isStale(failure) && failure.current !== undefined;
      dispatch({ type: 'draft-refused', isStale: isOutdated });
      throw failure;
    }
  }

  /** Whether everything that was typed is in the server's draft. */
  function isDrafted(): boolean {
    return drafted !== undefined && isSame(now().form.getValues(), drafted);
  }

  /** A new record is there: what is typed from now on is kept under its id. */
  function becomes(made: string | undefined): void {
    if (id !== 'new' || isGone || made === undefined) return;
    copy.clear();
    id = made;
    copy = openCopy();
    keepCopy();
    now().options.onMade?.(made);
  }

  // 3. A save: from the first press on, a second one does nothing.

  function submit(as: SaveHow): void {
    void saveOnce(async () => {
      // Not before: a press that comes while another save is on its way changes nothing about that one.
      how = as;
      let hasSaved = false;
      await now().form.handleSubmit(async () => void (hasSaved = await save(values())), sayInvalid)();
      return hasSaved;
    });
  }

  async function saveOnce(job: () => Promise<boolean>): Promise<void> {
    if (isTaken) return;
    isTaken = true;
    isRunning = true;
    clearTimeout(timer);
    dispatch({ type: 'save-began' });
    let hasSaved = false;
    try {
      await drafting;
      hasSaved = await job();
    } finally {
      isRunning = false;
      dispatch({ type: 'save-ended' });
      if (now().options.unpublished) draftSoon();
      setTimeout(
        () => {
          isTaken = false;
          dispatch({ type: 'opened' });
        },
        hasSaved ? doubleClickMs : 0,
      );
    }
  }

  /** Saves, and goes on from the answer; what was typed while the call was on its way stays. */
  async function save(sent: Values, mergesLeft = maxMerges): Promise<boolean> {
    const { options, form } = now();
    const send = prepared(sent);
    if (!send) {
      await form.trigger();
      dispatch({ type: 'invalid' });
      return false;
    }
    let saved: Saved;
    try {
      saved = await send();
    } catch (failure) {
      return merged(sent, failure, mergesLeft);
    }
    unanswered = [];
    drafted = undefined;
    isOutdated = false;
    const answer = options.snapshotOf(saved);
    const isCurrent = isSame(rebase(answer, sent).values, answer.values);
    dispatch({ type: 'saved' });
    if (id === 'new' && !isCurrent) {
      clearCopy();
      becomes(answer.id);
      options.onKept?.();
    } else keepCopy();
    options.onSaved(saved, how, isCurrent);
    if (isCurrent && !isGone) now().options.onFinished?.();
    return true;
  }

  function schemaOf(as: SaveHow): FormSchema<unknown> {
    const { schema, unpublished } = now().options;
    return as === 'publish' || !unpublished ? schema : unpublished.schemaFor(as);
  }

  /** The call that saves these values; undefined when they are refused. */
  function prepared(sent: Values): (() => Promise<Saved>) | undefined {
    const { schema, unpublished, toInput, save: saveNow } = now().options;
    const input = toInput(sent);
    if (how === 'publish' || !unpublished) {
      const parsed = schema.safeParse(input);
      return parsed.success ? () => saveNow(parsed.data, { ...base, key }) : undefined;
    }
    const parsed = unpublished.schemaFor(how).safeParse(input);
    return parsed.success ? () => unpublished.save(parsed.data, key, how) : undefined;
  }

  // 4. Somebody else saved meanwhile: other fields are merged, the same field is asked about.

  async function merged(sent: Values, failure: unknown, mergesLeft: number): Promise<boolean> {
    const { options } = now();
    if (mayHaveArrived(failure)) unanswered.push(sent);
    const current = isStale(failure) && isObject(failure.current) ? failure.current : undefined;
    const theirs = current && mergesLeft > 0 ? options.readCurrent?.(current) : undefined;
    if (!theirs) return refuse(failure);
    const { taken, conflicts } = rebase(theirs, ownBase(theirs.values));
    if (taken.length > 0) toast.success(`Kept what was changed elsewhere: ${taken.map(labelOf).join(', ')}`);
    if (conflicts.length === 0) return save(values(), mergesLeft - 1);
    ask('save', conflicts);
    return false;
  }

  /** Bases the form on what the server holds now. What was typed over `from` stays, the rest follows. */
  function rebase(stored: Snapshot<Values>, from = base.values): Merge<Values> {
    const merge = mergeValues(from, values(), stored.values);
    origin = base = stored;
    show(merge.values);
    now().form.resetDefaultValues(stored.values);
    now().form.clearErrors();
    return merge;
  }

  /** The base with the values that an own unanswered save stored: they are no change by another admin. */
  function ownBase(theirs: Values): Values {
    const own = Object.entries(theirs).filter(([name, value]) =>
      unanswered.some((sent) => isSame(sent[name], value)),
    );
    return { ...base.values, ...(Object.fromEntries(own) as Partial<Values>) };
  }

  /** Shows other values, as if they had been typed. */
  function show(shown: Values): void {
    const { form } = now();
    for (const name of changedFields(form.getValues(), shown)) {
      const path = name as Path<Values>;
      form.setValue(path, shown[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }

  function labelOf(name: string): string {
    const labels: Partial<Record<string, string>> = now().options.labels;
    return labels[name] ?? name;
  }

  function ask(reason: Conflict['reason'], conflicts: readonly FieldConflict[]): void {
    const fields = conflicts.map((field) => ({ ...field, label: labelOf(field.name) }));
    if (!isGone) return dispatch({ type: 'clashed', conflict: { reason, fields } });
    const names = fields.map(({ label }) => label).join(', ');
    toast.error(`Not saved: someone else changed ${names} meanwhile`);
  }

  /** @param theirs names of the fields in which the other side wins */
  function settle({ reason, fields }: Conflict, theirs: readonly string[]): void {
    const chosen = fields.filter(({ name }) => theirs.includes(name));
    const changes = Object.fromEntries(chosen.map(({ name, theirs: value }) => [name, value]));
    show({ ...now().form.getValues(), ...changes });
    dispatch({ type: 'settled' });
    if (reason === 'save') void saveOnce(() => save(values()));
  }

  // 5. The save is refused: by the form's rules, or by the server.

  function sayInvalid(errors: FieldErrors): void {
    dispatch({ type: 'invalid', text: now().options.invalidText?.(errors) });
  }

  function refuse(failure: unknown): false {
    const { options, form } = now();
    const fields = isApiFailure(failure) ? Object.entries(failure.fields ?? {}) : [];
    for (const [path, message] of fields)
      form.setError(fieldFor(options, path) as Path<Values>, { type: 'server', message });
    const text = options.failureText(failure);
    dispatch({
      type: 'refused',
      text: fields.some(([, message]) => message === text) ? undefined : text,
      hasFields: fields.length > 0,
      mayHaveArrived: mayHaveArrived(failure),
    });
    // The form goes with the session, or went while it was saved.
    if (isSessionFailure(failure) ? options.tellsSessionEnd : isGone) toast.error(text);
    return false;
  }

  // 6. The form is left, or an earlier visit left something.

  /** Brings the draft back to what it was before this visit. */
  async function discard(): Promise<void> {
    clearCopy();
    isRunning = true;
    clearTimeout(timer);
    await drafting;
    if (drafted === undefined) return;
    try {
      if (initial.id === 'new') await now().options.unpublished?.forget?.();
      else await sendDraft(origin.values);
    } catch (failure) {
      if (!isStale(failure)) tellFailure(failure, 'The draft on the server could not be discarded');
    }
  }

  function restore(): void {
    if (!earlier) return;
    const merge = mergeValues(earlier.base, earlier.values, base.values);
    show(merge.values);
    key = earlier.key || key;
    clearCopy();
    copy.save({ base: base.values, values: values(), version: base.version, key });
    if (merge.conflicts.length > 0) ask('draft', merge.conflicts);
  }

  return {
    /** The unsaved text of an earlier visit. */
    offer: found && earlier && offerOf(found.savedAt, earlier, base.values, initial.labels),
    update: (next: Rendered<Values, Input, Saved>): void => void (rendered = next),
    schema: { safeParse: (value: unknown) => schemaOf(how).safeParse(value) },
    submit,
    settle,
    restore,
    discardOffer: clearCopy,
    discard,
    draft,
    /** Whether a reload brings everything back. */
    isSafe: () => !isRunning && isDrafted(),
    /** Goes on from what was read again, if it is newer and does not clash with what was typed. */
    follow(read: Snapshot<Values>): void {
      // An answer may be older than what was saved since it was asked for.
      if (read.version === undefined || read.version <= (base.version ?? '')) return;
      if (mergeValues(base.values, values(), read.values).conflicts.length === 0) rebase(read);
    },
    /** Begins with the form on the screen; returns how it ends. */
    start(): () => void {
      isGone = false;
      const stop = now().form.subscribe({ formState: { values: true }, callback: typed });
      const tryAgain = () => void draft();
      window.addEventListener('online', tryAgain);
      return () => {
        isGone = true;
        stop();
        window.removeEventListener('online', tryAgain);
        clearTimeout(timer);
        copy.flush();
      };
    },
  };
}

function isStale(failure: unknown): failure is ApiFailure {
  return isApiFailure(failure) && failure.status === 409;
}
