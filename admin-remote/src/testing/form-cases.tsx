import {
  about,
  client,
  emptyValues,
  home,
  kinds,
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
  textsOf,
} from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import AboutPage from '../kinds/about/about-page.tsx';
import LookPage from '../kinds/look/look-page.tsx';
import TextsPage from '../kinds/texts/texts-page.tsx';
import RecordForm from '../records/record-form.tsx';
import { SinglePage } from '../records/single/single-page.tsx';
import { projectView } from './editorial.ts';
import type { FakeServer } from './fake-server.ts';
import { testAbout, testFounders, testId, testPost, testProject, testService } from './records.ts';

type Values = Record<string, unknown>;

/** A form of the console over a stored record, and how its writes look on the network. */
export interface FormCase {
  name: string;
  kind: Kind;
  screen: (onClose: () => void) => ReactElement;
  /** Answers to its reads. */
  prepare: (server: FakeServer) => void;
  /** The call that saves it. */
  write: string;
  /** The field that is typed into: its name and two values that are typed. */
  mine: [field: string, value: string, later: string];
  /** The control that it is typed into. @default the one of that field */
  find?: () => Promise<HTMLElement>;
  /** What the form stores for what is typed. @default the same */
  stored?: (typed: string) => unknown;
  /** Another field, with the value that somebody else gave it. */
  theirs: [field: string, value: unknown];
  /** Body of the answer to a write: the record with these values, of a later version. */
  body: (values?: Values) => unknown;
  /** The record as the answer to a stale write holds it. @default as `body` */
  current?: (values: Values) => unknown;
  /** What a write of these values, onto the version of that answer, is made of. */
  sent: (values: Values) => Values;
  /** Id under which the browser keeps its draft. */
  draftId: string;
  /** Message after it was saved. */
  done: string;
}

/** Stamp of the version that was saved after the form began. */
const laterStamp = '2026-10-03T09:00:00.000Z';
const id = testId(1);
const stamps = { _id: id, createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

type Fields = Pick<FormCase, 'mine' | 'theirs'>;

/** A record that is saved by the calls of its kind. */
function ofKind(kind: Kind, sample: Values, fields: Fields): FormCase {
  const stored = { ...emptyValues(kind.fields), ...stamps, ...sample };
  const path = kind.path.replace('/api', '');
  const { envelope = false, oneBySlug = false, update = 'PUT' } = kind.calls ?? {};
  const wrap = (record: Values) => (envelope ? { success: true, message: '', data: record } : record);
  return {
    name: kind.name,
    kind,
    ...fields,
    draftId: id,
    screen: (onClose) => <RecordForm kind={kind} id={id} onClose={onClose} />,
    prepare: (server) =>
      server.on(`GET ${path}/${oneBySlug ? 'slug/' : ''}${id}`, { status: 200, body: wrap(stored) }),
    write: `${update} ${path}/${id}`,
    current: (values) => ({ ...stored, ...values, updatedAt: laterStamp }),
    body: (values) => wrap({ ...stored, ...values, updatedAt: laterStamp }),
    sent: (values) => ({ ...values, updatedAt: laterStamp }),
    done: textsOf(kind).updated,
  };
}

/** The one record of a kind, on its screen. */
function ofSingle(kind: Kind, sample: Values, fields: Fields, screen?: ReactElement): FormCase {
  const stored = { ...emptyValues(kind.fields), updatedAt: stamps.updatedAt, ...sample };
  const path = kind.path.replace('/api', '');
  return {
    name: kind.name,
    kind,
    ...fields,
    draftId: kind.name,
    screen: () => screen ?? <SinglePage kind={kind} />,
    prepare: (server) => server.on(`GET ${path}`, { status: 200, body: stored }),
    write: `PUT ${path}`,
    body: (values) => ({ ...stored, updatedAt: laterStamp, ...values }),
    sent: (values) => ({ ...values, updatedAt: laterStamp }),
    done: textsOf(kind).updated,
  };
}

/** A record with unpublished changes, or without public calls: it is saved by the calls for editors. */
function ofEditors(
  kind: Kind,
  name: string,
  data: Values,
  fields: Fields,
  { isLive = false, recordId = id } = {},
): FormCase {
  const view = (version: number, values: Values = {}) => {
    const state = { revision: testId(version), data: { ...data, ...values }, at: laterStamp, author: 'mira' };
    const { record } = projectView({ live: {}, ...(!isLive && { draft: {} }) });
    return {
      record: { ...record, kind: kind.name, version: testId(version) },
      live: state,
      draft: isLive ? null : state,
      publications: [],
    };
  };
  const recordPath = `/records/${kind.name}/${recordId}`;
  return {
    name,
    kind,
    ...fields,
    draftId: id,
    screen: (onClose) => <RecordForm kind={kind} id={id} onClose={onClose} />,
    prepare(server) {
      server.on(`GET ${kind.path.replace('/api', '')}/${id}`, { status: 404 });
      server.on(`GET ${recordPath}`, { status: 200, body: view(900) });
      server.on(`GET /receipts`, { status: 200, body: {} });
    },
    write: `PUT ${recordPath}`,
    body: (values) => view(901, values),
    sent: (values) => ({ data: values, version: testId(901) }),
    done: textsOf(kind).updated,
  };
}

const ofTexts = ofEditors(
  texts,
  'texts',
  emptyValues(texts.fields),
  {
    mine: ['form', 'Hva heter du?', 'Ditt navn'],
    theirs: ['frame', [{ key: 'nb/frame.skip', text: 'Til innholdet' }]],
  },
  { isLive: true, recordId: texts.name },
);

/** Every form of content: one for each kind, and for a kind that is saved in another way one for each way. */
export const formCases: readonly FormCase[] = [
  ofKind(
    project,
    { ...testProject() },
    { mine: ['title', 'Harbour', 'Harbour Road'], theirs: ['subtitle', 'A yard'] },
  ),
  ofKind(
    service,
    { ...testService() },
    { mine: ['title', 'Web', 'Web Design'], theirs: ['description', 'Fast sites'] },
  ),
  ofKind(
    post,
    { ...testPost() },
    { mine: ['title', 'On speed 2', 'On speed 3'], theirs: ['author', 'Asha'] },
  ),
  ofKind(
    client,
    { name: 'Nordlicht', logo: 'https://pictures.test/n.svg' },
    { mine: ['name', 'Nord', 'Nordlys'], theirs: ['link', 'https://nord.test/'] },
  ),
  ofKind(
    testimonial,
    { quote: 'They listen first.', name: 'Meera' },
    { mine: ['name', 'Meera J', 'Meera Joshi'], theirs: ['company', 'Nordlicht'] },
  ),
  ofKind(
    redirect,
    { from: '/old', to: '/blog' },
    { mine: ['from', '/older', '/oldest'], theirs: ['to', '/about'] },
  ),
  ofKind(
    page,
    { title: 'Prices', slug: 'prices' },
    { mine: ['title', 'Costs', 'Our costs'], theirs: ['lead', 'In short'] },
  ),
  ofEditors(
    technology,
    'technology',
    { name: 'React', logo: 'https://pictures.test/r.svg', category: 'frontend', isSelected: true },
    { mine: ['name', 'React 19', 'React 20'], theirs: ['category', 'backend'] },
    { isLive: true },
  ),
  ofEditors(
    project,
    'a project with a draft',
    { ...testProject() },
    { mine: ['title', 'Harbour', 'Harbour Road'], theirs: ['subtitle', 'A yard'] },
  ),
  {
    ...ofSingle(
      about,
      { ...testAbout },
      {
        mine: ['title', 'Who we were', 'Who we will be'],
        theirs: ['image', 'https://pictures.test/all.png'],
      },
      <AboutPage />,
    ),
    name: 'about',
    draftId: 'page',
    prepare(server) {
      server.on('GET /about', { status: 200, body: testAbout });
      server.on('GET /founders', { status: 200, body: testFounders });
      server.on('PUT /founders', { status: 200, body: testFounders });
    },
    done: 'Content updated successfully',
  },
  {
    ...ofSingle(
      about,
      {},
      {
        mine: ['foundersTitle', 'The founders', 'All founders'],
        theirs: ['founders', [{ ...testFounders.founders[0], bio: 'Designs and draws' }]],
      },
      <AboutPage />,
    ),
    name: 'founders',
    draftId: 'page',
    prepare(server) {
      server.on('GET /about', { status: 200, body: testAbout });
      server.on('GET /founders', { status: 200, body: testFounders });
      server.on('PUT /about', { status: 200, body: testAbout });
    },
    write: 'PUT /founders',
    body: (values = {}) => ({ ...testFounders, updatedAt: laterStamp, ...asFounders(values) }),
    sent: (values) => ({ ...asFounders(values), updatedAt: laterStamp }),
    done: 'Content updated successfully',
  },
  ofEditors(
    pitch,
    'pitch',
    { ...emptyValues(pitch.fields), title: 'A shop', client: 'Northwind' },
    { mine: ['title', 'A new shop', 'A newer shop'], theirs: ['client', 'Northwind Ltd'] },
    { isLive: true },
  ),
  ofSingle(studio, { name: 'Loom' }, { mine: ['name', 'Looms', 'Loomery'], theirs: ['tagline', 'We weave'] }),
  ofSingle(home, {}, { mine: ['heroLine', 'We weave', 'We weave well'], theirs: ['heroLead', 'By hand'] }),
  ofSingle(
    look,
    {},
    { mine: ['primary', '#ff7a1a', '#ffb36b'], theirs: ['corners', 'square'] },
    <LookPage />,
  ),
  ofSingle(
    navigation,
    {},
    {
      mine: ['footerTitle', 'Links', 'More links'],
      theirs: ['links', [{ label: 'Prices', href: '/prices' }]],
    },
  ),
  {
    ...ofTexts,
    draftId: 'texts',
    screen: () => <TextsPage />,
    prepare(server) {
      ofTexts.prepare(server);
      server.on('GET /texts', {
        status: 200,
        body: {
          language: 'nb',
          texts: [{ key: 'form.name', part: 'form', default: 'Navnet ditt', changed: null }],
        },
      });
    },
    async find() {
      const part = await screen.findByRole('button', { name: /^Contact Form/ });
      if (part.getAttribute('aria-expanded') !== 'true') fireEvent.click(part);
      return screen.findByRole('textbox', { name: 'Navnet ditt' });
    },
    stored: (text) => [{ key: 'nb/form.name', text }],
  },
  ofSingle(legal, {}, { mine: ['privacyTitle', 'Privacy', 'Your privacy'], theirs: ['termsTitle', 'Terms'] }),
];

/** Kinds that no case is about: a new one needs its row above. */
export const kindsWithoutCase = kinds.filter(({ name }) => !formCases.some((one) => one.name === name));

/** The title of the founders has another name in the form of the page. */
function asFounders({ foundersTitle, ...values }: Values): Values {
  return { ...values, ...(foundersTitle !== undefined && { title: foundersTitle }) };
}
