import type { Import, ImportMapping, ImportPart, ImportState } from 'content-api/moving';
import { formatBytes } from '../lib/file-size.ts';

export const stateWords: Record<ImportState, string> = {
  sending: 'Not whole yet',
  reading: 'Being read',
  ready: 'Ready to come in',
  running: 'At work',
  drafts: 'In as drafts',
  public: 'Published',
  undone: 'Undone',
  failed: 'Did not come in',
};

export const targetWords: Record<ImportMapping[string], string> = {
  post: 'Blog posts',
  page: 'Own pages',
  project: 'Projects',
  navigation: 'Links of the navigation',
  footer: 'Further links in the footer',
  skip: 'Nothing: leave out',
};

export const partWords: Record<ImportPart, string> = {
  id: 'Unique name of a row',
  title: 'Title',
  slug: 'End of the address',
  address: 'Whole address on the old site',
  body: 'Text',
  excerpt: 'Summary',
  author: 'Author',
  date: 'Date',
  tags: 'Tags',
  picture: 'Picture',
  status: 'Draft or public',
};

/** `3 come in as new, 1 stays as it is, 2 do not come in`; nothing of what there is none of. */
export function countsText({
  counts,
  state,
  progress,
  faults,
}: Pick<Import, 'counts' | 'state' | 'progress' | 'faults'>): string {
  if (state === 'sending') return arrivedText(progress);
  const { created, updated, unchanged, skipped, media, addresses } = counts;
  const missing = Math.min(missingFiles({ faults }), skipped);
  const isAhead = state === 'ready' || state === 'reading';
  const parts = [
    [created, isAhead ? 'would come in' : 'came in'],
    [updated, 'updated'],
    [unchanged, 'there already'],
    [skipped - missing, isAhead ? 'would not come in' : 'left out'],
    [missing, missing === 1 ? 'place without its file' : 'places without their file'],
    [media, media === 1 ? 'file' : 'files'],
    [addresses, addresses === 1 ? 'address' : 'addresses'],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return texts.length === 0 ? 'Nothing is in it that is read.' : `${texts.join(', ')}.`;
}

/** Places of files that could not be had. */
export function missingFiles({ faults }: Pick<Import, 'faults'>): number {
  return faults.filter(({ field }) => field === 'picture').length;
}

/** How much of a file is there that is sent in parts. */
export function arrivedText({ done, total }: Import['progress']): string {
  return `${formatBytes(done)} of ${formatBytes(total)} arrived. Choose the same file again, and it goes on from there.`;
}

/** The address of the old site, where the file names it. */
export function siteOf({ source }: Pick<Import, 'source'>): string {
  return /https?:\/\/\S+/.exec(source)?.[0] ?? '';
}
