import { about } from './about.ts';
import { client } from './client.ts';
import { founders } from './founders.ts';
import type { Kind } from './kind.ts';
import { post } from './post.ts';
import { project } from './project.ts';
import { redirect } from './redirect.ts';
import { service } from './service.ts';
import { technology } from './technology.ts';
import { testimonial } from './testimonial.ts';

export { about, client, founders, post, project, redirect, service, technology, testimonial };

/** Every kind of content: the one list from which calls, storage, export, import and screens are made. */
export const kinds: readonly Kind[] = [
  project,
  service,
  post,
  technology,
  about,
  founders,
  client,
  testimonial,
  redirect,
];
