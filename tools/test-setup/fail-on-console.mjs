/* global vi, jest, beforeEach, afterEach */
// An unexpected error or warning fails the test. A test that expects one spies on the console itself.
const { spyOn } = typeof vi === 'undefined' ? jest : vi;
let unexpected = [];

beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn']) {
    spyOn(console, level).mockImplementation((...args) => {
      unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const seen = unexpected;
  for (const level of ['error', 'warn']) console[level].mockRestore?.();
  if (seen.length > 0) throw new Error(`Unexpected console output:\n${seen.join('\n')}`);
});
