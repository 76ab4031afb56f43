import { limits } from '../limits.ts';
import {
  block,
  blocks,
  choice,
  date,
  flag,
  format,
  group,
  image,
  line,
  list,
  prose,
  reference,
  text,
  url,
} from './fields.ts';
import { defineKind } from './kind.ts';
import type { Block, Blocks } from './fields.ts';
import { droppedBlocks, tellingBlocks } from './page-blocks.ts';

/** Currencies that a price may be in. */
const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'AUD',
  'CAD',
  'CZK',
  'DKK',
  'INR',
  'JPY',
  'NOK',
  'PLN',
  'SEK',
  'TRY',
] as const;

const priceLine = group('Price line', {
  text: line('Text', { required: true, max: limits.title, subject: 'Text of the price line' }),
  amount: line('Amount', {
    required: true,
    max: limits.figureValue,
    form: 'decimal',
    placeholder: '4800',
    hint: 'Without tax and currency',
    subject: 'Amount of the price line',
  }),
  optional: flag('The client may leave it out', {}),
});

const file = group('File', {
  label: line('Name', { required: true, max: limits.title, subject: 'Name of the file' }),
  file: url('File URL', { required: true, hint: 'A file of the library', subject: 'File URL' }),
});

const workHint = 'Shown whole. The client sees what is private in the pitch, and nowhere else.';

/** Work as its own page tells it. Whoever has the link of the pitch sees it there, also work that is not for everyone. */
const workBlocks = {
  project: block('Project', {
    project: reference('Project', 'project', { required: true, hint: workHint }),
  }),
  post: block('Blog post', { post: reference('Blog post', 'post', { required: true, hint: workHint }) }),
  page: block('Page of the site', { page: reference('Page', 'page', { required: true, hint: workHint }) }),
};

const notes = (label: string) =>
  text(label, { max: limits.shortText, rows: 3, hint: 'The client never gets them.' });

type WithNotes<B extends Block> = Omit<B, 'fields'> & {
  fields: B['fields'] & { notes: ReturnType<typeof notes> };
};

/** The same blocks, each with what the studio says to it when it presents the pitch. */
function withNotes<B extends Blocks>(sorts: B) {
  const all = Object.entries(sorts).map(([type, sort]) => [
    type,
    { ...sort, fields: { ...sort.fields, notes: notes('Speaker notes') } },
  ]);
  return Object.fromEntries(all) as { [T in keyof B]: WithNotes<B[T]> };
}

/** An offer for one client, shown by a link and accepted there. */
export const pitch = defineKind({
  name: 'pitch',
  plural: 'pitches',
  path: '/api/pitches',
  words: { one: 'Pitch', many: 'Pitches', screen: 'Pitches', menu: 'Pitches' },
  isPrivate: true,
  fields: {
    title: line('Title', { required: true, max: limits.title, placeholder: 'A new shop for Northwind' }),
    client: line('Client', { required: true, max: limits.name, placeholder: 'Northwind' }),
    person: line('Person', { max: limits.name, hint: 'Who the pitch is addressed to' }),
    logo: image('Logo URL', { hint: 'The client’s, shown above the title' }),
    lead: text('Opening', { max: limits.shortText, hint: 'A sentence below the title.' }),
    format: format('markdown'),
    blocks: blocks('Content', withNotes({ ...tellingBlocks, ...workBlocks }), {
      max: limits.blocks,
      hint: 'Blocks in the order of the page',
      dropped: droppedBlocks,
    }),
    lines: list('Price', priceLine, {
      max: limits.priceLines,
      itemsWord: 'price lines',
      isOrdered: true,
      addLabel: 'Add price line',
      removeLabel: 'Remove price line',
    }),
    currency: choice('Currency', currencies, { default: 'EUR' }),
    tax: line('Tax in percent', {
      max: limits.figureValue,
      form: 'decimal',
      placeholder: '19',
      hint: 'Added to the amounts. Empty: none',
    }),
    validUntil: date('Valid until', { hint: 'After that day it cannot be accepted' }),
    nextSteps: prose('Next steps', { max: limits.description, markdown: true }),
    openingNotes: notes('Speaker notes for the beginning'),
    closingNotes: notes('Speaker notes for next steps and price'),
    files: list('Files', file, {
      max: limits.attachedFiles,
      itemsWord: 'files',
      isOrdered: true,
      addLabel: 'Add file',
      removeLabel: 'Remove file',
    }),
  },
  titleField: 'title',
  card: ['title', 'client', 'validUntil', 'createdAt', 'updatedAt'],
  columns: ['client', 'validUntil'],
  groups: [
    { label: 'For whom', fields: ['client', 'person', 'logo'], isOpen: true },
    { label: 'What it costs', fields: ['lines', 'currency', 'tax', 'validUntil'], isOpen: true },
    { label: 'At the end', fields: ['nextSteps', 'files'] },
    { label: 'When you present it', fields: ['openingNotes', 'closingNotes'] },
  ],
  menu: { place: 9, icon: 'share' },
});
