import type { ApiClient } from '../../support/api.ts';

interface View {
  draft: object | null;
  live: { data: object } | null;
}

/** Ends the draft of a public record by saving what is public. @param path of the record for editors */
export async function discardDraft(api: ApiClient, path: string): Promise<void> {
  const { draft, live } = await api.get<View>(path);
  if (draft && live) await api.send('PUT', path, { data: live.data });
}

/** Ends the drafts of the about page, which all tests share: with a draft, saving goes by another call. */
export async function discardPageDrafts(api: ApiClient): Promise<void> {
  for (const record of ['about/about', 'founders/founders'])
    await discardDraft(api, `/api/records/${record}`);
}
