import { screen } from '@testing-library/react';
import { renderUi } from '../../../test/render-page.tsx';
import { ServiceCard } from './service-card.tsx';
import { readService } from './services.ts';

function show(featureCount: number) {
  const features = Array.from({ length: featureCount }, (_, index) => `Feature ${index}`);
  const service = readService({
    _id: '1',
    title: 'Repairs',
    description: 'Mended.',
    slug: 'repairs',
    icon: '✦',
    features,
  });
  renderUi(<ServiceCard service={service} />);
}

it('says how many features it leaves out', () => {
  show(6);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('+2 more')).toBeVisible();
});

it('says nothing where none is left out', () => {
  show(4);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
});
