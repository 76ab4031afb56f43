import { limits } from '../limits.ts';
import { date, format, image, line, prose, slug, tags } from './fields.ts';
import { defineKind } from './kind.ts';

export const post = defineKind({
  name: 'post',
  plural: 'posts',
  path: '/api/content',
  words: {
    one: 'Blog post',
    many: 'Blog posts',
    screen: 'Blog Management',
    menu: 'Blogs',
    missing: 'Post',
    create: 'Create Post',
    update: 'Update Post',
    sorted: 'Date of publication',
    incomplete: 'Please fill in all required fields',
    failures: {
      load: 'Error fetching blog posts',
      save: 'Error saving blog post',
      unanswered: 'Network error. Please check your connection and try again.',
      remove: 'Error deleting blog post',
    },
  },
  address: '/blog/',
  fields: {
    title: line('Title', { required: true, max: limits.title }),
    format: format(),
    content: prose('Content', {
      required: true,
      max: limits.content,
      markdown: true,
      hint: 'Every line becomes a paragraph',
      rows: 10,
    }),
    author: line('Author', { words: false, required: true, max: limits.name, prefill: 'username' }),
    date: date('Date', { required: true, prefill: 'today' }),
    tags: tags('Tags', {
      required: true,
      max: limits.tags,
      itemMax: limits.name,
      placeholder: 'Design, Performance',
    }),
    image: image('Image URL', { omitEmpty: true, sharpFrom: 1200 }),
    slug: slug('Slug', {
      omitEmpty: true,
      kept: true,
      hint: 'Part of the address: /blog/your-slug. Earlier addresses keep working.',
    }),
  },
  titleField: 'title',
  describedBy: ['content'],
  card: ['title', 'excerpt', 'readingMinutes', 'author', 'date', 'tags', 'image', 'slug', 'updatedAt'],
  columns: ['author', 'date'],
  excerptOf: 'content',
  sortBy: 'date',
  search: { fields: ['title', 'content', 'author'], tags: 'tags' },
  related: 'tags',
  byline: 'author',
  filter: { field: 'tags', label: 'Tag', allLabel: 'All Tags' },
  menu: { place: 3, icon: 'fileText' },
  calls: { update: 'PATCH' },
});
