import type { Api } from './api-client.ts';

/** One attempt of a form to create its record. */
export interface Attempt {
  /** The same for every attempt of one form, however often its answer gets lost. */
  key: string;
  /** The `updatedAt` that the form is based on, if it has met the record already. */
  version: string | undefined;
}

interface Creation<Saved> {
  path: string;
  input: unknown;
  read: (body: unknown) => Saved;
  /** Saves the input over the record that an earlier attempt has made: something may have been typed since. */
  update: (made: Saved, version: string) => Promise<Saved>;
}

/** Creates a record, or goes on with the one that an earlier attempt made without our hearing of it. */
export async function createOnce<Saved extends { createdAt: string }>(
  api: Api,
  { key, version }: Attempt,
  { path, input, read, update }: Creation<Saved>,
): Promise<Saved> {
  const { body, isRepeated } = await api.create(path, input, key);
  const made = read(body);
  return isRepeated ? update(made, version ?? made.createdAt) : made;
}
