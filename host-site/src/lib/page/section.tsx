import type { ComponentType } from 'react';
import type { Api } from '../api/api.ts';
import { record } from '../decode.ts';
import { dataOf } from '../resources/resource.ts';
import type { Resource } from '../resources/resource.ts';
import { useResource } from '../resources/use-resource.ts';
import type { PageAddress } from './page.ts';
import { createServerMarkup } from './server-markup.tsx';

/** A part of a page that is there only while it has something to show, and that needs no script. */
export interface Section {
  /** Belongs to the page's resources. */
  resource: (address: PageAddress) => Resource<unknown[]>;
  Component: ComponentType<PageAddress>;
}

/** Exports of a section's code. */
export interface SectionCode<T> {
  /** Reads the items of the answer, and picks those of this page. */
  read: (items: unknown, address: PageAddress, api: Api) => T[] | Promise<T[]>;
  Component: ComponentType<{ items: T[]; address: PageAddress }>;
}

/**
 * Makes a section from a list of cards. Its code is fetched on client navigation to a page whose list is not
 * empty. Server markup is not hydrated, so it must work without script; links do.
 *
 * @param path of the list, below the API's base
 */
export function createSection<T>(path: string, code: () => Promise<SectionCode<T>>): Section {
  return sectionOf(path, code, async (api) => record(await api.get(path)).items);
}

/**
 * The same for a part that is drawn from other resources of its page: `read` gets one item, and `Component` looks itself
 * whether there is something to show.
 *
 * @param name of its own among the resources of the page
 */
export function createUnhydrated(name: string, code: () => Promise<SectionCode<unknown>>): Section {
  return sectionOf(name, code, () => Promise.resolve([name]));
}

function sectionOf<T>(
  name: string,
  code: () => Promise<SectionCode<T>>,
  itemsOf: (api: Api) => Promise<unknown>,
): Section {
  let loaded: SectionCode<T> | undefined;
  const ServerMarkup = createServerMarkup();
  const resource = (address: PageAddress): Resource<T[]> => ({
    key: (name.split('?')[0] ?? name) + (address.params.id ?? ''),
    fallback: [],
    optional: true,
    isDrawn: (items) => items.length > 0,
    load: async (api) => {
      const items = await itemsOf(api);
      if (!Array.isArray(items) || items.length === 0) return [];
      loaded = await code();
      return loaded.read(items, address, api);
    },
  });

  function Component(address: PageAddress) {
    const source = resource(address);
    const found = useResource(source);
    if (found.status === 'drawn') return <ServerMarkup resource={source} />;
    const items = dataOf(found);
    if (!loaded || !items?.length) return null;
    return (
      <div>
        <loaded.Component items={items} address={address} />
      </div>
    );
  }

  return { resource, Component };
}
