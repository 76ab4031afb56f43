import { descriptionOf } from './description-of.ts';
import { page } from './page.ts';
import { post } from './post.ts';
import { project } from './project.ts';
import { service } from './service.ts';

test.each([
  ['the beginning of a post', post, { title: 'T', excerpt: 'One\n two' }, 'One two...'],
  ['a beginning that ends in dots', post, { excerpt: 'One..' }, 'One...'],
  ['the short description of a project', project, { title: 'T', subtitle: 'S', shortDescription: 'D' }, 'D'],
  ['the subtitle where it has none', project, { title: 'T', subtitle: 'S', shortDescription: ' ' }, 'S'],
  ['the title where it has neither', project, { title: 'T' }, 'T'],
  ['a service in one line', service, { title: 'T', description: 'One\n\ntwo ' }, 'One two'],
  ['a page by its title', page, { title: 'T', lead: '' }, 'T'],
])('search results show %s', (_what, kind, values, description) => {
  expect(descriptionOf(kind, values)).toBe(description);
});
