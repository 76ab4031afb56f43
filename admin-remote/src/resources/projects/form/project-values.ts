import type { Project } from 'content-api/contract';
import type { Snapshot } from '../../../components/editor/editor-types.ts';
import { joinCommaList, splitCommaList } from '../../../lib/comma-list.ts';

/** A project as its form shows it: all text. */
export interface ProjectValues {
  title: string;
  subtitle: string;
  mainimage: string;
  secondaryimage: string;
  publishedYear: string;
  shortDescription: string;
  officialWebsiteLink: string;
  gitHubLink: string;
  services: string;
  industries: string;
  technicalDescription: string;
  learningDescription: string;
  technologies: string;
}

export const newProject: Snapshot<ProjectValues> = {
  version: undefined,
  values: {
    title: '',
    subtitle: '',
    mainimage: '',
    secondaryimage: '',
    publishedYear: '',
    shortDescription: '',
    officialWebsiteLink: '',
    gitHubLink: '',
    services: '',
    industries: '',
    technicalDescription: '',
    learningDescription: '',
    technologies: '',
  },
};

export function projectSnapshot(project: Project): Snapshot<ProjectValues> {
  return {
    version: project.updatedAt,
    values: {
      title: project.title,
      subtitle: project.subtitle,
      mainimage: project.mainimage,
      secondaryimage: project.secondaryimage,
      publishedYear: project.publishedYear === undefined ? '' : String(project.publishedYear),
      shortDescription: project.shortDescription,
      officialWebsiteLink: project.officialWebsiteLink,
      gitHubLink: project.gitHubLink,
      services: joinCommaList(project.services),
      industries: joinCommaList(project.industries),
      technicalDescription: project.technicalDescription,
      learningDescription: project.learningDescription,
      technologies: joinCommaList(project.technologies),
    },
  };
}

/** What is sent: lists split and trimmed, the year as an integer or left out (section 5). */
export function projectInput({
  publishedYear,
  services,
  industries,
  technologies,
  ...texts
}: ProjectValues): unknown {
  return {
    ...texts,
    ...(publishedYear.trim() !== '' && { publishedYear: Number(publishedYear) }),
    services: splitCommaList(services),
    industries: splitCommaList(industries),
    technologies: splitCommaList(technologies),
  };
}
