/** Findings of axe for an element, one line each; colours are judged in a real browser, not in jsdom. */
export async function axeFindings(element: Element): Promise<string[]> {
  // It takes long to load, and many tests that have this at hand do not ask.
  const { run } = await import('axe-core');
  const { violations } = await run(element, {
    // What passes is not told, and its elements need no names.
    resultTypes: ['violations'],
    selectors: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
