import type { ProjectCard } from 'content-api/contract';
import { list, record, requiredText, text, texts } from '../../../lib/decode.ts';
import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** What a project's card shows. */
export type ProjectCardView = Pick<
  ProjectCard,
  '_id' | 'title' | 'mainimage' | 'shortDescription' | 'gitHubLink' | 'technologies'
>;

const failure = 'Failed to fetch projects';

/** One page of projects, the newest first. */
export function projectCards(page: number): Resource<Paged<ProjectCardView>> {
  const path = `/projects?view=card&page=${page}&size=${pageSize}`;
  return { key: path, failure, load: async (api) => readPaged(await api.get(path), readProjectCard) };
}

/** The newest projects, for the home page. */
export function latestProjects(count: number): Resource<ProjectCardView[]> {
  const path = `/projects?view=card&page=1&size=${count}`;
  return {
    key: path,
    failure,
    load: async (api) => {
      const answer = await api.get(path);
      const items = Array.isArray(answer) ? answer : record(answer).items;
      return list(items, readProjectCard)
        .sort((a, b) => (a._id < b._id ? 1 : -1))
        .slice(0, count);
    },
  };
}

function readProjectCard(value: unknown): ProjectCardView {
  const fields = record(value);
  return {
    _id: requiredText(fields._id),
    title: text(fields.title),
    mainimage: text(fields.mainimage),
    shortDescription: text(fields.shortDescription),
    gitHubLink: text(fields.gitHubLink) || text(fields.githubLink),
    technologies: texts(fields.technologies),
  };
}
