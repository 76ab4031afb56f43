/** For `addInitScript`: each page of the test begins without drafts. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('admin_draft')) localStorage.removeItem(key);
  }
}

/** For `addInitScript`: what an earlier page left behind in the same browser goes; what this one keeps itself stays. */
export function forgetEarlierDrafts(): void {
  if (sessionStorage.getItem('console-test') !== null) return;
  sessionStorage.setItem('console-test', 'begun');
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('admin_draft')) localStorage.removeItem(key);
  }
}
