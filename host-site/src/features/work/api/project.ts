import type { Project } from 'content-api/contract';
import { integer, record, requiredText, text, texts } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** What a project's page shows. */
export type ProjectView = Pick<
  Project,
  | '_id'
  | 'title'
  | 'subtitle'
  | 'mainimage'
  | 'secondaryimage'
  | 'publishedYear'
  | 'shortDescription'
  | 'officialWebsiteLink'
  | 'gitHubLink'
  | 'services'
  | 'industries'
  | 'technicalDescription'
  | 'learningDescription'
  | 'technologies'
> & { createdAt: string; updatedAt: string };

export function project(id: string): Resource<ProjectView> {
  const path = `/projects/${encodeURIComponent(id)}`;
  return {
    key: path,
    failure: 'Failed to fetch project details',
    load: async (api) => readProject(await api.get(path)),
  };
}

function readProject(value: unknown): ProjectView {
  const fields = record(value);
  return {
    _id: requiredText(fields._id),
    title: text(fields.title),
    subtitle: text(fields.subtitle),
    mainimage: text(fields.mainimage),
    secondaryimage: text(fields.secondaryimage),
    publishedYear: integer(fields.publishedYear),
    shortDescription: text(fields.shortDescription),
    officialWebsiteLink: text(fields.officialWebsiteLink),
    gitHubLink: text(fields.gitHubLink) || text(fields.githubLink),
    services: texts(fields.services),
    industries: texts(fields.industries),
    technicalDescription: text(fields.technicalDescription),
    learningDescription: text(fields.learningDescription),
    technologies: texts(fields.technologies),
    createdAt: text(fields.createdAt),
    updatedAt: text(fields.updatedAt),
  };
}
