import { project as kind } from 'content-api/contract';
import type { CSSProperties } from 'react';
import { readInteger, readList, readRecord, readRequiredText } from '../../lib/decode.ts';
import { pageSize, readPaged } from '../../lib/paged.ts';
import type { Paged } from '../../lib/paged.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { ReadOf } from '../../lib/reader-of.ts';
import type { Resource } from '../../lib/resources.ts';

/** A project, on its page and in lists. */
export type ProjectView = ReadOf<typeof kind>;

export const readProject = readerOf(kind);

export function project(id: string): Resource<ProjectView> {
  const path = `/projects/${encodeURIComponent(id)}?view=page`;
  return {
    key: path,
    failure: 'project.failed',
    load: async (api) => readProject(await api.get(path)),
  };
}

const failure = 'projects.failed';

/**
 * One page of projects in the order by hand; the newest first while there is none.
 *
 * @param tag a service or an industry that they have; empty for all projects
 */
export function projectCards(page: number, tag: string): Resource<Paged<ProjectView>> {
  const only = tag && `&${new URLSearchParams({ tag })}`;
  const path = `/projects?view=card&order=hand&page=${page}&size=${pageSize}${only}`;
  return { key: path, failure, load: async (api) => readPaged(await api.get(path), readProject) };
}

/** For the home page: the featured projects when there are that many, else the newest. */
export function latestProjects(count: number): Resource<ProjectView[]> {
  const path = `/projects?view=card&featured=preferred&page=1&size=${count}`;
  return {
    key: `projects-${count}`,
    failure,
    load: async (api) => readPaged(await api.get(path), readProject).items.slice(0, count),
  };
}

/** Services and industries with the number of their projects. Without them the list still works, so a failure shows no message. */
export const projectTags: Resource<{ services: TagCount[]; industries: TagCount[] }> = {
  key: '/project-tags',
  fallback: { services: [], industries: [] },
  optional: true,
  async load(api) {
    const { services, industries } = readRecord(await api.get('/project-tags'));
    return { services: readList(services, readTag), industries: readList(industries, readTag) };
  },
};

export type TagCount = ReturnType<typeof readTag>;

function readTag(value: unknown) {
  const { name, count } = readRecord(value);
  return { name: readRequiredText(name), count: readInteger(count) ?? 0 };
}

/** The project's colour for the styles below, as `--accent`; nothing without one. */
export function accentOf(color: string): CSSProperties | undefined {
  return /^#[\da-f]{6}$/i.test(color) ? Object.fromEntries([['--accent', color]]) : undefined;
}
