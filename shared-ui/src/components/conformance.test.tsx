import { readdirSync } from 'node:fs';
import { itConforms } from '../testing/conformance.tsx';
import type { Subject } from '../testing/conformance.tsx';
import * as ui from '../index.ts';

const noop = () => {};

const subjects: Record<string, Subject> = {
  'alert-dialog': {
    draw: (common) => (
      <ui.AlertDialog {...common} open title="Delete" confirmLabel="Delete" onConfirm={noop} onCancel={noop}>
        Are you sure?
      </ui.AlertDialog>
    ),
    browserOnly: true,
  },
  badge: { draw: (common) => <ui.Badge {...common}>Live</ui.Badge> },
  button: { draw: (common) => <ui.Button {...common}>Press</ui.Button> },
  'button-link': {
    draw: (common) => (
      <ui.ButtonLink {...common} href="/">
        Go
      </ui.ButtonLink>
    ),
  },
  card: { draw: (common) => <ui.Card {...common}>One</ui.Card> },
  'card-grid': { draw: (common) => <ui.CardGrid {...common}>Many</ui.CardGrid> },
  checkbox: { draw: (common) => <ui.Checkbox {...common} label="Selected" />, framed: true },
  container: { draw: (common) => <ui.Container {...common} size="md" /> },
  dialog: {
    draw: (common) => (
      <ui.Dialog {...common} open onClose={noop} title="Add">
        <p>Content</p>
      </ui.Dialog>
    ),
    browserOnly: true,
  },
  drawer: {
    draw: (common) => (
      <ui.Drawer {...common} open onClose={noop} label="Menu">
        <a href="/">Home</a>
      </ui.Drawer>
    ),
    browserOnly: true,
  },
  'empty-state': { draw: (common) => <ui.EmptyState {...common} title="Nothing yet" level={1} /> },
  'error-state': { draw: (common) => <ui.ErrorState {...common} title="It failed" level={1} /> },
  'error-summary': {
    draw: (common) => <ui.ErrorSummary {...common} errors={[{ message: 'Title is required' }]} />,
  },
  field: {
    draw: (common) => (
      <ui.Field {...common} label="Name" hint="In full" error="Missing" required>
        <ui.Input />
      </ui.Field>
    ),
  },
  grid: { draw: (common) => <ui.Grid {...common} columns={2} /> },
  heading: {
    draw: (common) => (
      <ui.Heading {...common} level={1}>
        Title
      </ui.Heading>
    ),
  },
  icon: { draw: (common) => <ui.Icon {...common} name="mail" label="Mail" /> },
  'icon-button': { draw: (common) => <ui.IconButton {...common} icon="close" label="Close" /> },
  input: { draw: (common) => <ui.Input {...common} aria-label="Name" /> },
  marquee: {
    draw: (common) => (
      <ui.Marquee
        {...common}
        label="Tools"
        items={['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, content: key }))}
      />
    ),
  },
  menu: {
    draw: (common) => (
      <ui.Menu {...common} label="More">
        <button>History</button>
      </ui.Menu>
    ),
  },
  pagination: {
    draw: (common) => (
      <ui.Pagination {...common} page={2} pageCount={9} hrefOf={(page) => `/?page=${page}`} />
    ),
  },
  picture: {
    draw: (common) => <ui.Picture {...common} src="/media/a.jpg" alt="A boat" width={800} height={500} />,
    framed: true,
  },
  radio: { draw: (common) => <ui.Radio {...common} name="side" label="Left" />, framed: true },
  'search-field': { draw: (common) => <ui.SearchField {...common} label="Search" />, framed: true },
  section: { draw: (common) => <ui.Section {...common} aria-label="Part" /> },
  select: {
    draw: (common) => (
      <ui.Select {...common} aria-label="Tag">
        <option>All</option>
      </ui.Select>
    ),
  },
  skeleton: { draw: (common) => <ui.Skeleton {...common} width="60%" height="2rem" label="Loading" /> },
  'skip-link': {
    draw: (common) => (
      <ui.SkipLink {...common} href="#main">
        Skip
        <span id="main" />
      </ui.SkipLink>
    ),
  },
  spinner: { draw: (common) => <ui.Spinner {...common} /> },
  stack: {
    draw: (common) => <ui.Stack {...common} direction="row" gap={3} wrap align="end" justify="between" />,
  },
  'stat-card': {
    draw: (common) => <ui.StatCard {...common} label="Projects" value={12} change="+0%" highlighted />,
  },
  'status-banner': { draw: (common) => <ui.StatusBanner {...common}>Saved</ui.StatusBanner> },
  tabs: {
    draw: (common) => (
      <ui.Tabs
        {...common}
        label="Parts"
        items={['one', 'two'].map((id) => ({ id, label: id, content: <p>{id}</p> }))}
      />
    ),
  },
  tag: { draw: (common) => <ui.Tag {...common}>React</ui.Tag> },
  'tag-strip': { draw: (common) => <ui.TagStrip {...common} label="Tags" tags={['React', 'Node.js']} /> },
  text: { draw: (common) => <ui.Text {...common} tone="quiet" size="sm" measure /> },
  textarea: { draw: (common) => <ui.Textarea {...common} aria-label="Message" /> },
  'visually-hidden': { draw: (common) => <ui.VisuallyHidden {...common}>Hidden</ui.VisuallyHidden> },
};

/** Toasts are drawn by the library behind them; their own tests are beside them. */
const elsewhere = ['toast'];

it('lists every component', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect([...Object.keys(subjects), ...elsewhere].sort()).toEqual(folders.map((entry) => entry.name).sort());
});

describe.each(Object.entries(subjects))('%s', (_name, subject) => {
  itConforms(subject);
});
