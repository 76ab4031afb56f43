import type { z } from 'zod';
import type { Project, ProjectCard, projectInputSchema } from '../../contract/project.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';
import type { ProjectTable } from '../../db/schema.ts';
import type { Page } from '../../lib/page.ts';

export type ProjectValues = z.output<typeof projectInputSchema>;
type Row = {
  [K in keyof ProjectTable]: ProjectTable[K] extends string | number | null ? ProjectTable[K] : unknown;
};

const cardColumns = [
  'id',
  'title',
  'subtitle',
  'main_image',
  'published_year',
  'short_description',
  'website_link',
  'github_link',
  'technologies',
  'created_at',
  'updated_at',
] as const;

/** All projects, the newest first. */
export async function listProjects(db: Queries): Promise<Project[]> {
  return (await db.selectFrom('projects').selectAll().orderBy('id', 'desc').execute()).map(toProject);
}

export async function listProjectCards(db: Queries, { size, offset }: Page) {
  const [rows, { total }] = await Promise.all([
    db.selectFrom('projects').select(cardColumns).orderBy('id', 'desc').limit(size).offset(offset).execute(),
    db
      .selectFrom('projects')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toCard), total: Number(total) };
}

export async function findProject(db: Queries, id: string): Promise<Project | undefined> {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toProject(row);
}

export async function insertProject(
  db: Queries,
  id: string,
  values: ProjectValues,
  stamps: { createdAt: string; updatedAt: string },
): Promise<void> {
  await db
    .insertInto('projects')
    .values({ id, ...toColumns(values), created_at: stamps.createdAt, updated_at: stamps.updatedAt })
    .execute();
}

export async function replaceProject(
  db: Queries,
  id: string,
  values: ProjectValues,
  updatedAt: string,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ ...toColumns(values), updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteProject(db: Queries, id: string): Promise<boolean> {
  return (await db.deleteFrom('projects').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
}

function toColumns(values: ProjectValues) {
  return {
    title: values.title,
    subtitle: values.subtitle,
    main_image: values.mainimage,
    secondary_image: values.secondaryimage,
    published_year: values.publishedYear ?? null,
    short_description: values.shortDescription,
    website_link: values.officialWebsiteLink,
    github_link: values.gitHubLink,
    services: writeJson(values.services),
    industries: writeJson(values.industries),
    technical_description: values.technicalDescription,
    learning_description: values.learningDescription,
    technologies: writeJson(values.technologies),
  };
}

function toProject(row: Row): Project {
  return {
    _id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    mainimage: row.main_image,
    secondaryimage: row.secondary_image,
    ...(row.published_year !== null && { publishedYear: row.published_year }),
    shortDescription: row.short_description,
    officialWebsiteLink: row.website_link,
    gitHubLink: row.github_link,
    services: readJson(row.services),
    industries: readJson(row.industries),
    technicalDescription: row.technical_description,
    learningDescription: row.learning_description,
    technologies: readJson(row.technologies),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    githubLink: row.github_link,
    websiteLink: row.website_link,
    description: row.short_description,
    date: row.created_at,
  };
}

function toCard(row: Pick<Row, (typeof cardColumns)[number]>): ProjectCard {
  return {
    _id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    mainimage: row.main_image,
    ...(row.published_year !== null && { publishedYear: row.published_year }),
    shortDescription: row.short_description,
    officialWebsiteLink: row.website_link,
    gitHubLink: row.github_link,
    technologies: readJson(row.technologies),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
