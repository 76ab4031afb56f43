import { limits } from '../limits.ts';
import { format, image, line, prose, slug, tags, text, url, year } from './fields.ts';
import { defineKind } from './kind.ts';

export const project = defineKind({
  name: 'project',
  plural: 'projects',
  path: '/api/projects',
  words: {
    one: 'Project',
    many: 'Projects',
    screen: 'Project Management',
    menu: 'Projects',
    failures: {
      load: 'Error fetching projects',
      save: 'Error saving project',
      remove: 'Error deleting project',
    },
  },
  fields: {
    title: line('Title', { required: true, max: limits.title }),
    subtitle: line('Subtitle', { max: limits.shortText }),
    mainimage: image('Main Image URL', { required: true }),
    secondaryimage: image('Secondary Image URL', {}),
    publishedYear: year('Published Year', { min: limits.firstYear, max: limits.lastYear }),
    shortDescription: text('Short Description', { max: limits.shortText, alias: 'description' }),
    officialWebsiteLink: url('Website Link', { alias: 'websiteLink', placeholder: 'https://' }),
    gitHubLink: url('GitHub Link', { required: true, alias: 'githubLink', placeholder: 'https://' }),
    services: tags('Services', {
      max: limits.tags,
      itemMax: limits.name,
      placeholder: 'Web Development, UI/UX Design',
    }),
    industries: tags('Industries', {
      max: limits.tags,
      itemMax: limits.name,
      placeholder: 'Retail, Logistics',
    }),
    format: format(),
    technicalDescription: prose('Technical Description', { max: limits.description, markdown: true }),
    learningDescription: prose('Learning Description', { max: limits.description, markdown: true }),
    technologies: tags('Technologies', {
      required: true,
      max: limits.tags,
      itemMax: limits.name,
      placeholder: 'React, Node.js',
    }),
    slug: slug('Slug', {
      omitEmpty: true,
      kept: true,
      hint: 'Part of the address: /projects/your-slug. Earlier addresses keep working.',
    }),
  },
  titleField: 'title',
  card: [
    'title',
    'subtitle',
    'mainimage',
    'publishedYear',
    'shortDescription',
    'officialWebsiteLink',
    'gitHubLink',
    'technologies',
    'slug',
    'createdAt',
    'updatedAt',
  ],
  order: 'hand',
  featured: 'The home page shows featured projects once there are three.',
  filter: { field: 'technologies', label: 'Technology', allLabel: 'All technologies' },
  menu: { place: 1, icon: 'folder' },
  calls: { createdAlias: 'date' },
});
