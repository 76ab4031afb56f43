import { limits } from '../limits.ts';
import { blocks, flag, format, line, slug, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { callToActionBlock, contactBlock, droppedBlocks, tellingBlocks } from './page-blocks.ts';

/** A page of the studio's own, at an address of its own. */
export const page = defineKind({
  name: 'page',
  plural: 'pages',
  path: '/api/pages',
  words: { one: 'Page', many: 'Pages', screen: 'Pages', menu: 'Pages' },
  address: '/',
  audiences: true,
  fields: {
    title: line('Title', { required: true, max: limits.title }),
    slug: slug('Slug', {
      required: true,
      atRoot: true,
      hint: 'The address of the page: /your-slug. Earlier addresses keep working.',
    }),
    lead: text('Opening', { max: limits.shortText, hint: 'A sentence below the title.' }),
    inMenu: flag('In the menu', {}),
    inFooter: flag('In the footer', {}),
    format: format('markdown'),
    blocks: blocks(
      'Content',
      { ...tellingBlocks, contact: contactBlock, callToAction: callToActionBlock },
      {
        max: limits.blocks,
        hint: 'Blocks in the order of the page',
        dropped: droppedBlocks,
      },
    ),
  },
  titleField: 'title',
  describedBy: ['lead'],
  card: ['title', 'lead', 'slug', 'createdAt', 'updatedAt'],
  columns: ['slug'],
  sortBy: 'title',
  oldestFirst: true,
  menu: { place: 8, icon: 'fileText' },
});
