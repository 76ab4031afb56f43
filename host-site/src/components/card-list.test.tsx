import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { CardList } from './card-list.tsx';

const cards = Array.from({ length: 24 }, (_, index) => <article key={index}>{index}</article>);
const inDocument = () => document.querySelectorAll('article').length;

function tree(onFirst?: (count: number) => void, to = '/list') {
  return (
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Link to={to}>List</Link>} />
        <Route path="/list" element={<List onFirst={onFirst} />} />
      </Routes>
    </MemoryRouter>
  );
}

function List({ onFirst }: { onFirst?: ((count: number) => void) | undefined }) {
  useLayoutEffect(() => onFirst?.(inDocument()), [onFirst]);
  return <CardList>{cards}</CardList>;
}

it('draws the first screen at once and the rest when idle, for a visitor who goes on to the page', async () => {
  const onFirst = jest.fn();
  render(tree(onFirst));
  await userEvent.click(screen.getByRole('link'));
  expect(onFirst).toHaveBeenCalledWith(3);
  expect(await screen.findByText('23')).toBeInTheDocument();
  expect(inDocument()).toBe(24);
});

it('is whole at once when the address names a place in it', async () => {
  const onFirst = jest.fn();
  render(tree(onFirst, '/list#far'));
  await userEvent.click(screen.getByRole('link'));
  expect(onFirst).toHaveBeenCalledWith(24);
});

it('is whole in the server’s markup, and stays so when the page comes alive', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const list = (
    <MemoryRouter>
      <CardList>{cards}</CardList>
    </MemoryRouter>
  );
  box.innerHTML = renderToString(list);
  expect(inDocument()).toBe(24);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(box, list);
  });
  expect(inDocument()).toBe(24);
  act(() => root?.unmount());
  box.remove();
});
