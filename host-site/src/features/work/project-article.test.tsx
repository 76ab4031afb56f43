import { screen } from '@testing-library/react';
import { project } from 'content-api/contract';
import { renderUi } from '../../../test/render-page.tsx';
import { readerOf } from '../../lib/reader-of.ts';
import { ProjectArticle } from './project-article.tsx';
import { ProjectStory } from './project-story.tsx';

const sparse = readerOf(project)({
  _id: '614035bc7a1f4c90be3a51c0',
  title: 'Tea Ledger',
  mainimage: '/media/tea.webp',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const page = (project: typeof sparse) => (
  <>
    <ProjectArticle project={project} />
    <ProjectStory project={project} />
  </>
);
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

it('leaves no column and no line for what a sparse project does not tell', () => {
  const { container } = renderUi(page(sparse));
  expect(headings()).toEqual(['Tea Ledger']);
  expect(container.querySelector('.columns')).not.toBeInTheDocument();
});

it('shows pictures that are higher than wide whole, the second one too', () => {
  const project = { ...sparse, mainimage: '/media/tea.webp', secondaryimage: '/media/tower.webp#tall' };
  const { container } = renderUi(page(project));
  expect(
    [...container.querySelectorAll<HTMLImageElement>('picture.tall > img')].map(({ src }) => src),
  ).toEqual([expect.stringContaining('/media/tower.webp')]);
});

it('names the keywords that no technical text introduces', () => {
  renderUi(page({ ...sparse, technologies: ['React'] }));
  expect(headings()).toEqual(['Tea Ledger', 'Technologies']);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('lets the technical text introduce the keywords', () => {
  const full = { ...sparse, services: ['Web'], technicalDescription: 'Rendered.', technologies: ['React'] };
  renderUi(page(full));
  expect(headings()).toEqual(['Tea Ledger', 'SERVICES', 'Technical Details']);
  expect(screen.getByRole('complementary', { name: 'Facts' })).toHaveTextContent('Web');
});

it('shows Markdown as the API rendered it, and plain text in paragraphs', () => {
  const project = {
    ...sparse,
    technicalDescription: '*It*',
    technicalDescriptionHtml: '<p><em>It</em> runs.</p>',
    learningDescription: '*We*\nlearned.',
  };
  const { container } = renderUi(page(project));
  expect(container.querySelector('.rich')?.innerHTML).toBe('<p><em>It</em> runs.</p>');
  const plain = [...container.querySelectorAll('section:last-of-type > p')];
  expect(plain.map(({ textContent }) => textContent)).toEqual(['*We*', 'learned.']);
});
