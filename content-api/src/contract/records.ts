import { about } from './kinds/about.ts';
import type { highlight } from './kinds/about.ts';
import { founders } from './kinds/founders.ts';
import type { founder } from './kinds/founders.ts';
import { post } from './kinds/post.ts';
import { project } from './kinds/project.ts';
import { service } from './kinds/service.ts';
import { technology } from './kinds/technology.ts';
import type { ValueOf } from './kinds/values.ts';
import { inputSchemaOf } from './schemas/kind-schemas.ts';
import type { AnswerOf, CardOf, PartInputOf, WholeInputOf } from './schemas/kind-schemas.ts';

export const projectInputSchema = inputSchemaOf(project, 'whole');
export const serviceInputSchema = inputSchemaOf(service, 'whole');
export const postInputSchema = inputSchemaOf(post, 'whole');
export const technologyInputSchema = inputSchemaOf(technology, 'whole');
export const aboutInputSchema = inputSchemaOf(about, 'whole');
export const foundersInputSchema = inputSchemaOf(founders, 'whole');

/** A project as every call returns it. */
export type Project = AnswerOf<typeof project>;
export type ProjectInput = WholeInputOf<typeof project>;
export type ProjectCard = CardOf<typeof project>;
/** A service as every call returns it. */
export type Service = AnswerOf<typeof service>;
/** A part of a service, shown on its page. */
export type SubService = Service['subServices'][number];
export type ServiceInput = WholeInputOf<typeof service>;
export type ServiceCard = CardOf<typeof service>;
/** A blog post ("content") as every call returns it. */
export type Post = AnswerOf<typeof post>;
export type PostInput = WholeInputOf<typeof post>;
export type PostPatch = PartInputOf<typeof post>;
export type PostCard = CardOf<typeof post>;
/** A post in the index for a search in the browser. */
export type SearchPost = Omit<Post, 'createdAt' | 'updatedAt'>;
/** The about page. Before anything was saved all texts are empty and `updatedAt` is absent. */
export type About = AnswerOf<typeof about>;
export type AboutInput = WholeInputOf<typeof about>;
/** A phrase to stand out in the paragraph with that index. */
export type Highlight = ValueOf<typeof highlight>;
/** The founders block. Before anything was saved it is empty and `updatedAt` is absent. */
export type Founders = AnswerOf<typeof founders>;
export type FoundersInput = WholeInputOf<typeof founders>;
export type Founder = ValueOf<typeof founder>;
/** A technology as every call returns it. */
export type Technology = AnswerOf<typeof technology>;
export type TechnologyInput = WholeInputOf<typeof technology>;
