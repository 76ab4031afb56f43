import { project } from 'content-api/contract';
import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import { readerOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Data of a project's card. */
export type ProjectCardView = ReturnType<typeof readProjectCard>;

const failure = 'Failed to fetch projects';

/**
 * One page of projects in the order by hand; the newest first while there is none.
 *
 * @param tag a service or an industry that they have; empty for all projects
 */
export function projectCards(page: number, tag: string): Resource<Paged<ProjectCardView>> {
  const only = tag && `&${new URLSearchParams({ tag })}`;
  const path = `/projects?view=card&order=hand&page=${page}&size=${pageSize}${only}`;
  return { key: path, failure, load: async (api) => readPaged(await api.get(path), readProjectCard) };
}

/** For the home page: the featured projects when there are that many, else the newest. */
export function latestProjects(count: number): Resource<ProjectCardView[]> {
  const path = `/projects?view=card&featured=preferred&page=1&size=${count}`;
  return {
    key: `projects-${count}`,
    failure,
    load: async (api) => readPaged(await api.get(path), readProjectCard).items.slice(0, count),
  };
}

export const readProjectCard = readerOf(project, [
  '_id',
  'title',
  'mainimage',
  'shortDescription',
  'officialWebsiteLink',
  'gitHubLink',
  'technologies',
  'accent',
  'slug',
]);
