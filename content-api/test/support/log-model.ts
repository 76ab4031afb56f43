import { toIso } from '../../src/lib/clock.ts';
import { minutes } from '../../src/lib/durations.ts';

interface Statement {
  id: string;
  revision: string | null;
  startsAt: string;
  isApplied: boolean;
  isWithdrawn: boolean;
}

/** One record in the simplest words: everything that was stated of it, and the states that it was saved in. */
export interface Model {
  id: string;
  statements: Statement[];
  revisions: string[];
  /** The newest state, while it is one that was autosaved. */
  autosaved?: { revision: string; at: string };
  lastAt: string;
}

/** Numbers that look random and are the same in every run. */
export function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function newModel(id: string): Model {
  return { id, statements: [], revisions: [], lastAt: toIso(0) };
}

/** The public state. */
export function shownBy({ statements }: Model): string | null {
  const valid = statements.filter(({ isApplied, isWithdrawn }) => isApplied && !isWithdrawn);
  // With equal starts the later statement counts.
  const newest = valid.reduce<Statement | undefined>(
    (best, one) => (best === undefined || one.startsAt >= best.startsAt ? one : best),
    undefined,
  );
  return newest?.revision ?? null;
}

export function aheadOf({ statements }: Model): Statement[] {
  return statements.filter(({ isApplied, isWithdrawn }) => !isApplied && !isWithdrawn);
}

/** When what the public sees changes next. */
export function nextOf(model: Model): string | null {
  return (
    aheadOf(model)
      .map(({ startsAt }) => startsAt)
      .sort()[0] ?? null
  );
}

/** Says that the record shows that revision, or nothing, from a moment on. */
export function state(model: Model, revision: string | null, startsAt: string, now: string, id = ''): void {
  model.statements.push({ id, revision, startsAt, isApplied: startsAt <= now, isWithdrawn: false });
}

export function withdraw(model: Model, isMeant: (statement: Statement) => boolean = () => true): void {
  for (const one of aheadOf(model)) if (isMeant(one)) one.isWithdrawn = true;
}

/** Saves a state; it takes the place of one autosaved within half an hour of which nothing was stated. */
export function save(model: Model, revision: string, at: string, isAutosave: boolean): void {
  const { autosaved, statements } = model;
  const isFolded =
    autosaved !== undefined &&
    Date.parse(at) - Date.parse(autosaved.at) <= minutes(30) &&
    statements.every((one) => one.revision !== autosaved.revision);
  if (isFolded) model.revisions = model.revisions.filter((one) => one !== autosaved.revision);
  model.revisions.push(revision);
  model.autosaved = isAutosave ? { revision, at } : undefined;
}

/** Makes true whose moment has come; whatever is stated next is later than that. */
export function settle(model: Model, now: string): void {
  for (const one of aheadOf(model)) {
    if (one.startsAt > now) continue;
    one.isApplied = true;
    if (one.startsAt > model.lastAt) model.lastAt = one.startsAt;
  }
}
