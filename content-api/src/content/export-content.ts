import type { Queries } from '../db/database.ts';
import { readAbout } from '../modules/about/repository.ts';
import { readFounders } from '../modules/founders/repository.ts';
import { listPosts } from '../modules/posts/repository.ts';
import { listProjects } from '../modules/projects/repository.ts';
import { listServices } from '../modules/services/repository.ts';
import { listTechnologies } from '../modules/technologies/repository.ts';

/** All content in the form that import takes, in the order in which it was made. */
export async function exportContent(db: Queries): Promise<object> {
  const [projects, services, posts, technologies, about, founders] = [
    await listProjects(db),
    await listServices(db),
    await listPosts(db),
    await listTechnologies(db),
    await readAbout(db),
    await readFounders(db),
  ];
  return {
    projects: projects
      .map(({ githubLink: _g, websiteLink: _w, description: _d, date: _t, ...project }) => project)
      .reverse(),
    services,
    posts: posts.reverse(),
    technologies,
    ...(about.updatedAt !== undefined && { about }),
    ...(founders.updatedAt !== undefined && { founders }),
  };
}
