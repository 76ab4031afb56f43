/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { drawShareCard } from './draw-share-card.ts';

const picture = path.resolve(import.meta.dirname, '../../../assets/about-default-480.webp');

test('the card is a picture of 1200 by 630', async () => {
  const { format, width, height } = await sharp(
    await drawShareCard({ title: 'Flamingo Count', brand: 'Tanvo', picture }),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('the title is drawn', async () => {
  const one = await drawShareCard({ title: 'One', brand: 'Tanvo', picture });
  const other = await drawShareCard({ title: 'Other', brand: 'Tanvo', picture });
  expect(one.equals(other)).toBe(false);
});

test('a picture that cannot be read does not keep the title from being shown', async () => {
  const card = await drawShareCard({ title: 'One', brand: 'Tanvo', picture: '/no/such.png' });
  expect((await sharp(card).metadata()).width).toBe(1200);
});
