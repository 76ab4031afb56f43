import type { Media, MediaDetail } from 'content-api/contract';
import { testId } from './records.ts';

export function testMedia(changes: Partial<Media> = {}): Media {
  return {
    _id: testId(41),
    url: '/media/0123456789abcdef01234567/harbour.jpg',
    name: 'harbour.jpg',
    type: 'image/jpeg',
    width: 1600,
    height: 1000,
    bytes: 312_000,
    alt: 'Boats at dawn',
    caption: '',
    credit: '',
    focus: { x: 0.5, y: 0.5 },
    placeholder: '',
    animated: false,
    createdAt: '2026-10-01T09:00:00.000Z',
    updatedAt: '2026-10-02T09:00:00.000Z',
    ...changes,
  };
}

export function testMediaDetail(changes: Partial<MediaDetail> = {}): MediaDetail {
  return { ...testMedia(), usedIn: [], sizes: [], ...changes };
}

/** An answer with one page of the library. */
export function mediaPage(...items: Media[]) {
  return { status: 200, body: { items, total: items.length, page: 1, size: 24 } };
}

/** Use in the live project that `testProject` makes. */
export const liveUse = {
  kind: 'project',
  record: testId(1),
  title: 'Harbour Lane',
  field: 'mainimage',
  state: 'live',
} as const;
