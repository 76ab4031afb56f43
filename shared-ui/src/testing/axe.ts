import { run } from 'axe-core';

/** Findings of axe for an element, one line each; colours are judged in a real browser, not in jsdom. */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
