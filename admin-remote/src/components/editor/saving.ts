import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { toast } from 'shared-ui';
import { isApiFailure, isSessionFailure, isStale, mayHaveArrived } from '../../lib/api-failure.ts';
import { isSame } from '../../lib/merge-values.ts';
import { isObject } from '../../lib/value-at.ts';
import type { BrowserCopy } from './browser-copy.ts';
import type { EditedForm } from './edited-form.ts';
import type { Conflict } from './editor-state.ts';
import type { SaveHow } from './editor-types.ts';
import { fieldFor } from './schema-resolver.ts';
import type { ServerDraft } from './server-draft.ts';

/** A press so soon after a success is the second half of a double click. */
const doubleClickMs = 500;
/** Merges with others' saves within one save; after so many it is refused. */
const maxMerges = 3;

/**
 * The save of a form: one at a time, onto the version that it was made on. What somebody else changed meanwhile is merged,
 * or asked about.
 */
export function createSaving<Values extends FieldValues, Input, Saved>(
  edited: EditedForm<Values, Input, Saved>,
  copy: BrowserCopy,
  draft: ServerDraft,
) {
  /** From the press of a save until the next one counts. */
  let isTaken = false;
  /** A press that came meanwhile, and what the form held then. */
  let next: { as: SaveHow; values: Values } | undefined;
  /** Values that were sent and never answered: the server may have taken them. */
  let unanswered: Values[] = [];
  return { submit, settle };

  function submit(as: SaveHow): void {
    if (isTaken) next = { as, values: edited.values() };
    void once(async () => {
      // Not before: a press that comes while another save is on its way changes nothing about that one.
      edited.how = as;
      let hasSaved = false;
      await edited
        .now()
        .form.handleSubmit(async () => void (hasSaved = await save(edited.values())), sayInvalid)();
      return hasSaved;
    });
  }

  async function once(job: () => Promise<boolean>): Promise<void> {
    if (isTaken) return;
    isTaken = true;
    edited.isBusy = true;
    edited.dispatch({ type: 'save-began' });
    let hasSaved = false;
    try {
      await draft.stop();
      hasSaved = await job();
    } finally {
      edited.isBusy = false;
      edited.dispatch({ type: 'save-ended' });
      draft.sendSoon();
      setTimeout(() => reopen(hasSaved), hasSaved ? doubleClickMs : 0);
    }
  }

  /** A press during the save counts if the form held something else by then, and holds it still. */
  function reopen(hasSaved: boolean): void {
    const pressed = next;
    next = undefined;
    isTaken = false;
    edited.dispatch({ type: 'opened' });
    if (!pressed || !hasSaved || edited.isGone || edited.id === 'new') return;
    const values = edited.values();
    if (isSame(values, pressed.values) && !isSame(values, edited.base.values)) submit(pressed.as);
  }

  /** Saves, and goes on from the answer; what was typed while the call was on its way stays. */
  async function save(sent: Values, mergesLeft = maxMerges): Promise<boolean> {
    const send = prepared(sent);
    if (!send) {
      await edited.now().form.trigger();
      edited.dispatch({ type: 'invalid' });
      return false;
    }
    let saved: Saved;
    const { options } = edited.now();
    try {
      saved = await send();
    } catch (failure) {
      return merge(sent, failure, mergesLeft);
    }
    unanswered = [];
    draft.reset();
    const answer = options.snapshotOf(saved);
    const isCurrent = isSame(edited.rebase(answer, sent).values, answer.values);
    edited.dispatch({ type: 'saved' });
    if (edited.id === 'new' && !isCurrent) {
      copy.clear();
      copy.moveTo(answer.id);
      options.onKept?.();
    } else copy.keep();
    options.onSaved(saved, edited.how, isCurrent);
    if (isCurrent && !edited.isGone) edited.now().options.onFinished?.();
    return true;
  }

  /** The call that saves these values; undefined when they are refused. */
  function prepared(sent: Values): (() => Promise<Saved>) | undefined {
    const { schema, unpublished, toInput, save: publish } = edited.now().options;
    const { how, base, key } = edited;
    const input = toInput(sent);
    if (how === 'publish' || !unpublished) {
      const parsed = schema.safeParse(input);
      return parsed.success ? () => publish(parsed.data, { ...base, key }) : undefined;
    }
    const parsed = unpublished.schemaFor(how).safeParse(input);
    return parsed.success ? () => unpublished.save(parsed.data, key, how) : undefined;
  }

  /** After a failure: somebody else's other fields are merged and saved, the same field is asked about, the rest is refused. */
  async function merge(sent: Values, failure: unknown, mergesLeft: number): Promise<boolean> {
    if (mayHaveArrived(failure)) unanswered.push(sent);
    const current = isStale(failure) && isObject(failure.current) ? failure.current : undefined;
    const theirs = current && mergesLeft > 0 ? edited.now().options.readCurrent?.(current) : undefined;
    if (!theirs) return refuse(failure);
    const { taken, conflicts } = edited.rebase(theirs, ownBase(theirs.values));
    if (taken.length > 0)
      toast.success(`Kept what was changed elsewhere: ${taken.map(edited.labelOf).join(', ')}`);
    if (conflicts.length === 0) return save(edited.values(), mergesLeft - 1);
    edited.ask('save', conflicts);
    return false;
  }

  /** The base with the values that an own unanswered save stored: they are no change by another admin. */
  function ownBase(theirs: Values): Values {
    const own = Object.entries(theirs).filter(([name, value]) =>
      unanswered.some((sent) => isSame(sent[name], value)),
    );
    return { ...edited.base.values, ...(Object.fromEntries(own) as Partial<Values>) };
  }

  /** @param theirs names of the fields in which the other side wins */
  function settle({ reason, fields }: Conflict, theirs: readonly string[]): void {
    const chosen = fields.filter(({ name }) => theirs.includes(name));
    const changes = Object.fromEntries(chosen.map(({ name, theirs: value }) => [name, value]));
    edited.show({ ...edited.now().form.getValues(), ...changes });
    edited.dispatch({ type: 'settled' });
    if (reason === 'save') void once(() => save(edited.values()));
  }

  function sayInvalid(errors: FieldErrors): void {
    edited.dispatch({ type: 'invalid', text: edited.now().options.invalidText?.(errors) });
  }

  function refuse(failure: unknown): false {
    const { options, form } = edited.now();
    const fields = isApiFailure(failure) ? Object.entries(failure.fields ?? {}) : [];
    for (const [path, message] of fields)
      form.setError(fieldFor(options, path) as Path<Values>, { type: 'server', message });
    const text = options.failureText(failure);
    edited.dispatch({
      type: 'refused',
      text: fields.some(([, message]) => message === text) ? undefined : text,
      hasFields: fields.length > 0,
      mayHaveArrived: mayHaveArrived(failure),
    });
    // The form goes with the session, or went while it was saved.
    if (isSessionFailure(failure) ? options.tellsSessionEnd : edited.isGone) toast.error(text);
    return false;
  }
}
