import type { ComponentType } from 'react';
import { Part } from '../components/part.tsx';
import type { Api } from './api.ts';
import { readRecord } from './decode.ts';
import type { PageAddress } from './page.ts';
import { dataOf } from './resources.ts';
import type { Resource } from './resources.ts';
import { useResource } from './page-context.ts';

/** A part of a page that is there only while it has something to show. */
export interface Section {
  /** Belongs to the page's resources. */
  resource: (address: PageAddress) => Resource<unknown[]>;
  Component: ComponentType<PageAddress>;
}

interface SectionParts<T> {
  /** Reads the items of the answer, and picks those of this page. */
  read: (items: unknown, address: PageAddress, api: Api) => T[] | Promise<T[]>;
  Component: ComponentType<{ items: T[]; address: PageAddress }>;
}

/**
 * Makes a section from a list of cards.
 *
 * @param path of the list, below the API's base
 */
export function createSection<T>(path: string, { read, Component: Items }: SectionParts<T>): Section {
  const resource = (address: PageAddress): Resource<T[]> => ({
    key: (path.split('?')[0] ?? path) + (address.params.id ?? ''),
    fallback: [],
    optional: true,
    load: async (api) => read(readRecord(await api.get(path)).items, address, api),
  });

  function Component(address: PageAddress) {
    const items = dataOf(useResource(resource(address)));
    if (!items?.length) return null;
    return (
      <Part>
        <Items items={items} address={address} />
      </Part>
    );
  }

  return { resource, Component };
}
