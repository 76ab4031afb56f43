import { limits } from '../limits.ts';
import {
  figures,
  figuresBlock,
  pairBlock,
  pictureBlock,
  proseBlock,
  quoteBlock,
  quoteFields,
  videoBlock,
} from './blocks.ts';
import { blocks, flag, format, group, image, line, prose, slug, tags, text, url, year } from './fields.ts';
import { defineKind } from './kind.ts';

/** A part of the case study: an answer or a save without it is one of a project that has none. */
const optional = { kept: true, omitEmpty: true } as const;
/** What only makers of software have to say. */
const ofSoftware = ['software'] as const;
/** What a client asked for. */
const brief = { design: 'Brief', photography: 'Brief', architecture: 'Brief', film: 'Brief' } as const;
const story = { ...optional, max: limits.description, markdown: true, rows: 6 } as const;

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
  address: '/projects/',
  audiences: true,
  fields: {
    title: line('Title', { required: true, max: limits.title }),
    subtitle: line('Subtitle', { max: limits.shortText }),
    mainimage: image('Main Image URL', { required: true, sharpFrom: 1200 }),
    secondaryimage: image('Secondary Image URL', { sharpFrom: 1000 }),
    publishedYear: year('Published Year', { min: limits.firstYear, max: limits.lastYear }),
    shortDescription: text('Short Description', { max: limits.shortText, alias: 'description' }),
    officialWebsiteLink: url('Website Link', { alias: 'websiteLink', placeholder: 'https://' }),
    codeIsPublic: flag('The code is public', { ...optional, default: true, trades: ofSoftware }),
    gitHubLink: url('GitHub Link', {
      required: true,
      alias: 'githubLink',
      placeholder: 'https://',
      onlyWhile: 'codeIsPublic',
      trades: ofSoftware,
    }),
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
    technicalDescription: prose('Technical Description', {
      max: limits.description,
      markdown: true,
      trades: ofSoftware,
    }),
    learningDescription: prose('Learning Description', { max: limits.description, markdown: true }),
    technologies: tags('Technologies', {
      words: false,
      required: true,
      max: limits.tags,
      itemMax: limits.name,
      placeholder: 'React, Node.js',
      trades: ofSoftware,
    }),
    client: line('Client', { ...optional, max: limits.name, placeholder: 'Nordlicht Apotheken' }),
    role: line('Role', { ...optional, max: limits.name, placeholder: 'Concept, design and build' }),
    team: line('Team', {
      ...optional,
      max: limits.shortText,
      placeholder: 'Two designers, three developers',
    }),
    duration: line('Duration', { ...optional, max: limits.name, placeholder: 'Four months' }),
    problem: prose('Problem', { ...story, hint: 'What was in the way', tradeLabels: brief }),
    approach: prose('Approach', { ...story, hint: 'What was done about it' }),
    result: prose('Result', { ...story, hint: 'What it changed' }),
    figures,
    quote: group('Quote', quoteFields, optional),
    blocks: blocks(
      'Gallery',
      {
        picture: pictureBlock,
        pair: pairBlock,
        video: videoBlock,
        prose: proseBlock,
        quote: quoteBlock,
        figures: figuresBlock,
      },
      {
        ...optional,
        max: limits.blocks,
        hint: 'Pictures, films and words in the order of the page',
        dropped: { image: { block: 'picture', field: 'image' }, video: { block: 'video', field: 'video' } },
      },
    ),
    accent: line('Accent colour', {
      ...optional,
      max: limits.name,
      form: 'color',
      placeholder: '#2962ff',
      hint: 'It marks lines and quotation marks of the case study.',
    }),
    slug: slug('Slug', {
      omitEmpty: true,
      kept: true,
      hint: 'Part of the address: /projects/your-slug. Earlier addresses keep working.',
    }),
  },
  titleField: 'title',
  describedBy: ['shortDescription', 'subtitle'],
  card: [
    'title',
    'subtitle',
    'mainimage',
    'publishedYear',
    'shortDescription',
    'officialWebsiteLink',
    'gitHubLink',
    'technologies',
    'accent',
    'slug',
    'createdAt',
    'updatedAt',
  ],
  order: 'hand',
  featured: 'The home page shows featured projects once there are three.',
  filter: { field: 'technologies', label: 'Technology', allLabel: 'All technologies' },
  facets: ['services', 'industries'],
  groups: [
    {
      label: 'Case study: facts and story',
      hint: 'What is left empty leaves no trace on the page.',
      fields: ['client', 'role', 'team', 'duration', 'problem', 'approach', 'result', 'figures', 'quote'],
    },
    { label: 'Case study: gallery', fields: ['blocks', 'accent'], isOpen: true },
  ],
  menu: { place: 1, icon: 'folder' },
  calls: { createdAlias: 'date' },
});
