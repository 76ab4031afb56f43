import { limits } from '../limits.ts';
import { figuresBlock, pairBlock, pictureBlock, proseBlock, quoteBlock, videoBlock } from './blocks.ts';
import { block, choice, group, image, line, list, number, text, url } from './fields.ts';

const title = line('Heading', { max: limits.title });
const lead = text('Opening', { max: limits.shortText, rows: 2, hint: 'Below the heading' });

/** Two to four short texts beside each other. */
const columnsBlock = block('Columns', {
  title,
  columns: list(
    'Columns',
    group('Column', {
      picture: image('Picture URL', {}),
      title: line('Title', { required: true, max: limits.title, subject: 'Title of the column' }),
      text: text('Text', { max: limits.shortText, rows: 4 }),
      href: url('Leads to', { pages: true, placeholder: '/services' }),
    }),
    { required: true, max: 4, atLeast: 2, itemsWord: 'columns' },
  ),
});

/** The first records of a kind, as cards: the page's answer carries them. */
const recordsBlock = {
  ...block('List of records', {
    title,
    lead,
    kind: choice('Records', ['project', 'service', 'post', 'testimonial'], {
      default: 'project',
      optionLabels: {
        project: 'Projects',
        service: 'Services',
        post: 'Blog posts',
        testimonial: 'Testimonials',
      },
    }),
    count: number('How many', { min: 1, max: limits.cardsInBlock, hint: 'Up to 12. Empty: three.' }),
  }),
  cards: { kind: 'kind', count: 'count' },
} as const;

/** The contact form with the studio's details. */
export const contactBlock = block('Contact form', {
  title: line('Heading', { max: limits.title, placeholder: 'Get In Touch' }),
  lead,
});

/** A banner with a button; what is left empty is that of the studio. */
export const callToActionBlock = block('Call to action', {
  title: line('Heading', { max: limits.title, hint: 'Empty: that of the banner at the end of pages' }),
  text: text('Text', { max: limits.shortText, rows: 2 }),
  button: line('Button', { max: limits.name }),
  href: url('Leads to', { pages: true, placeholder: '/contact' }),
});

/** What pages and pitches are made of. */
export const tellingBlocks = {
  prose: proseBlock,
  picture: pictureBlock,
  pair: pairBlock,
  video: videoBlock,
  columns: columnsBlock,
  figures: figuresBlock,
  quote: quoteBlock,
  records: recordsBlock,
};

/** The blocks that are made of a file dropped on the list. */
export const droppedBlocks = {
  image: { block: 'picture', field: 'image' },
  video: { block: 'video', field: 'video' },
};
