/** Version that the scripts need; the pinned `node` package provides it. */
export const neededNode = '24.15.0';
/** Version that a machine needs to install it. */
export const bootstrapNode = '20.0.0';

/**
 * @param {string} version such as `v24.21.0`
 * @param {string} needed such as `24.15.0`
 */
export function isAtLeast(version, needed) {
  const have = version.replace(/^v/, '').split('.').map(Number);
  const want = needed.split('.').map(Number);
  for (let i = 0; i < 3; i += 1) {
    if ((have[i] ?? 0) !== (want[i] ?? 0)) return (have[i] ?? 0) > (want[i] ?? 0);
  }
  return true;
}
