import { about } from './about.ts';
import { client } from './client.ts';
import { founders } from './founders.ts';
import { home } from './home.ts';
import type { Kind } from './kind.ts';
import { legal } from './legal.ts';
import { look } from './look.ts';
import { navigation } from './navigation.ts';
import { page } from './page.ts';
import { pitch } from './pitch.ts';
import { post } from './post.ts';
import { project } from './project.ts';
import { redirect } from './redirect.ts';
import { service } from './service.ts';
import { studio } from './studio.ts';
import { technology } from './technology.ts';
import { testimonial } from './testimonial.ts';
import { texts } from './texts.ts';

export {
  about,
  client,
  founders,
  home,
  legal,
  look,
  navigation,
  page,
  pitch,
  post,
  project,
  redirect,
  service,
  studio,
  technology,
  testimonial,
  texts,
};

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
  page,
  pitch,
  studio,
  home,
  look,
  navigation,
  legal,
  texts,
];
