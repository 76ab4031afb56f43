import { routes } from '../app/routes.ts';
import { addressOf } from './address-of.ts';
import { contentAddresses } from './content-addresses.ts';
import { textDocument } from './documents/text-document.ts';
import { publicFiles } from './public-files.ts';
import { renderAddress } from './render-address.tsx';
import type { RenderBundle } from './types.ts';

const bundle: RenderBundle = {
  v: 1,
  render: renderAddress,
  address: addressOf,
  addresses: async (api) => [
    ...routes.map((route) => route.path).filter((path) => !path.includes(':')),
    '/admin',
    ...(await contentAddresses(api)).map((one) => one.path),
  ],
  document: textDocument,
  files: publicFiles,
};

module.exports = bundle;
