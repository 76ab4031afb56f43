import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createPart } from '../lib/page/part.ts';
import { PagePart } from './page-part.tsx';

const onPress = jest.fn<undefined, [string]>();

function Choice() {
  return (
    <>
      <button type="button" onClick={(event) => onPress(event.currentTarget.textContent)}>
        Backend
      </button>
      <button type="button" onClick={(event) => onPress(event.currentTarget.textContent)}>
        Design
      </button>
    </>
  );
}

it('makes the presses that came while its code was on its way, in their order and once', async () => {
  const sent = createPart(() => Promise.resolve(Choice));
  await sent.load();
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<PagePart part={sent} />);

  const code = Promise.withResolvers<typeof Choice>();
  const part = createPart(() => code.promise);
  const root = await act(() => hydrateRoot(place, <PagePart part={part} />));
  const [backend, design] = screen.getAllByRole('button');
  act(() => backend!.click());
  act(() => design!.click());
  expect(onPress).not.toHaveBeenCalled();
  await act(async () => {
    code.resolve(Choice);
    await part.load();
  });
  expect(onPress.mock.calls).toEqual([['Backend'], ['Design']]);

  act(() => backend!.click());
  expect(onPress).toHaveBeenCalledTimes(3);
  expect(screen.getAllByRole('button')).toEqual([backend, design]);
  act(() => root.unmount());
});
