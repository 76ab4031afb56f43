import type { RevisionSource } from './revision.ts';

const maxAnswers = 60;

/**
 * A fetch that remembers the API's answers for as long as the content stays the same, so that pages which share a list
 * ask for it once. Failures are not remembered.
 */
export function createApiMemory(
  fetch: typeof globalThis.fetch,
  revision: RevisionSource,
): typeof globalThis.fetch {
  let answers = new Map<string, Promise<Response>>();
  let heldFor: string | null = null;

  return async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (revision.current() !== heldFor || answers.size > maxAnswers) {
      answers = new Map();
      heldFor = revision.current();
    }
    const held = answers;
    const asked = held.get(address) ?? fetch(input, init);
    held.set(address, asked);
    try {
      const response = await asked;
      if (!response.ok) held.delete(address);
      return response.clone();
    } catch (error) {
      held.delete(address);
      throw error;
    }
  };
}
