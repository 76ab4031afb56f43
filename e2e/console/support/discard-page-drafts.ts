import type { ApiClient } from '../../support/api.ts';

interface View {
  draft: object | null;
  live: { data: object } | null;
}

/** Ends the drafts of the about page, which all tests share: with a draft, saving goes by another call. */
export async function discardPageDrafts(api: ApiClient): Promise<void> {
  for (const record of ['about/about', 'founders/founders']) {
    const { draft, live } = await api.get<View>(`/api/records/${record}`);
    if (draft && live) await api.send('PUT', `/api/records/${record}`, { data: live.data });
  }
}
