import { paths } from '../lib/paths.ts';
import { addressOf, siteAddresses } from './addresses.ts';
import { textDocument } from './documents.ts';
import { publicFiles } from './icons.ts';
import { renderAddress } from './render-address.tsx';
import type { RenderBundle } from './types.ts';

/** Exports of a release for the server's process; see `RenderBundle` for each part. */
export const v: RenderBundle['v'] = 1;
export const render: RenderBundle['render'] = renderAddress;
export const address: RenderBundle['address'] = addressOf;
export const document: RenderBundle['document'] = textDocument;
export const files: RenderBundle['files'] = publicFiles;

export const addresses: RenderBundle['addresses'] = async (api) => [
  paths.home,
  paths.admin,
  ...(await siteAddresses(api)).flatMap(({ addresses: some }) => some.map(({ path }) => path)),
];
