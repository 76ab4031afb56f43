import type { Kind } from './kind.ts';

/** Messages about a kind, with the specified texts. */
export interface KindTexts {
  add: string;
  edit: string;
  create: string;
  update: string;
  creating: string;
  fetched: string;
  listed: string;
  created: string;
  updated: string;
  deleted: string;
  deleteTitle: string;
  deleteQuestion: string;
  notFound: string;
  slugTaken: string;
  loadFailed: string;
  loadOneFailed: string;
  saveFailed: string;
  createFailed: string;
  deleteFailed: string;
}

export function textsOf({ words }: Pick<Kind, 'words'>): KindTexts {
  const { one, many, failures } = words;
  const lower = one.toLowerCase();
  const loadFailed = failures?.load ?? `Failed to load ${many.toLowerCase()}`;
  const saveFailed = failures?.save ?? `Failed to save ${lower}`;
  const title = one.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    add: `Add New ${title}`,
    edit: `Edit ${title}`,
    create: words.create ?? `Create ${title}`,
    update: words.update ?? `Update ${title}`,
    creating: words.creating ?? 'Saving...',
    fetched: `${one} fetched successfully`,
    listed: `${many} fetched successfully`,
    created: `${one} created successfully`,
    updated: `${one} updated successfully`,
    deleted: `${one} deleted successfully`,
    deleteTitle: `Delete ${lower}`,
    deleteQuestion: `Are you sure you want to delete this ${lower}?`,
    notFound: `${words.missing ?? one} not found`,
    slugTaken: `This slug is already used by another ${lower}`,
    loadFailed,
    loadOneFailed: failures?.loadOne ?? loadFailed,
    saveFailed,
    createFailed: failures?.create ?? saveFailed,
    deleteFailed: failures?.remove ?? `Failed to delete ${lower}`,
  };
}
