import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/**
 * The HTML of a public page as of now. A busy machine may leave the site without an answer about the content revision;
 * the page then says that it may be old, and is asked for again.
 */
export async function pageOnSite(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  const state = async () => {
    const answer = await request.get(path);
    html = await answer.text();
    return answer.headers()['x-page-state'];
  };
  await expect.poll(state).toBeUndefined();
  return html;
}
