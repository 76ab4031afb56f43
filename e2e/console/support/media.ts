import path from 'node:path';
import type { Media, MediaDetail } from 'content-api/contract';

const demo = path.join(import.meta.dirname, '../../../content-api/demo/media');

/** Pictures of the demo content, to be uploaded. */
export const pictures = [path.join(demo, 'about-story.webp'), path.join(demo, 'about-studio.webp')] as const;

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

function file(index: number, changes: Partial<Media>): Media {
  return {
    _id: `614035bc7a1f4c90be3a6${index.toString(16).padStart(3, '0')}`,
    url: '/media/about-story.webp',
    name: 'the-story.webp',
    type: 'image/webp',
    width: 1600,
    height: 1000,
    bytes: 312_000,
    alt: '',
    caption: '',
    credit: '',
    focus: { x: 0.5, y: 0.5 },
    placeholder: '#1c2236',
    animated: false,
    ...stamps,
    ...changes,
  };
}

const items = [
  file(1, { alt: 'A loom by the window' }),
  file(2, { url: '/media/about-studio.webp', name: 'IMG_20260412_183002937_with_no_place_to_break.webp' }),
  file(3, { url: '/media/project-rann-route.webp', name: 'rann-route.webp', alt: 'A map of the salt marsh' }),
  file(4, { url: '/media/tour.mp4', name: 'tour.mp4', type: 'video/mp4', bytes: 41_200_000 }),
  file(5, { url: '/media/brief.pdf', name: 'brief.pdf', type: 'application/pdf', width: null, height: null }),
];

/** A page of the library. */
export const library = { items, total: 60, page: 1, size: 24 };

const use = { kind: 'project', record: '614035bc7a1f4c90be3a51c0', title: 'Rann Route' };

/** One file, in use. */
export const usedFile: MediaDetail = {
  ...file(1, { alt: 'A loom by the window' }),
  usedIn: [
    { ...use, field: 'mainimage', state: 'live' },
    { ...use, kind: 'about', title: 'About', field: 'sideImage', state: 'draft' },
  ],
  sizes: [480, 800, 1200].map((width) => ({
    url: `/media/about-story-${width}.avif`,
    type: 'image/avif',
    width,
    bytes: width * 40,
  })),
};
