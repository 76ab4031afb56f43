import type { FakeServer } from '../fake-server.ts';
import { testId } from '../records.ts';
import type { CallRow, WriteRow } from './call-row.ts';
import { fill, press } from './steps.ts';

const project = testId(1);
const asked = {
  _id: testId(70),
  project,
  title: 'The Tea Shop',
  name: 'Meera',
  email: '',
  state: 'asked',
  createdAt: '2026-11-19T08:05:00.000Z',
  expiresAt: '2126-12-19T08:05:00.000Z',
  isEnded: false,
};

/** The dialog that asks the client of a project, who was asked before. */
const ask = (isEnded = false) => ({
  address: `/admin/testimonials?ask=${project}`,
  prepare(server: FakeServer) {
    server.hold('testimonial');
    const requests = [{ ...asked, isEnded }];
    server.on('GET /testimonials/requests', { status: 200, body: { requests, hasMail: false } });
  },
});

/** The dialog with the links of a pitch. */
const pitch = {
  address: `/admin/pitches?links=${testId(1)}`,
  prepare(server: FakeServer) {
    server.hold('pitch');
    const known = { _id: testId(1), title: 'A shop', state: 'draft', isPublished: true };
    const pitches = [{ ...known, links: [], isEarlier: false }];
    server.on('GET /pitches', { status: 200, body: { pitches, hasMail: false } });
  },
};

export const requestWrites: WriteRow[] = [
  {
    ...pitch,
    id: 'createPitchLink',
    call: `POST /pitches/${testId(1)}/links`,
    reach: () => fill({ 'Name of the client': 'Asha' }),
    act: () => press('Make link'),
    place: 'toast',
    text: 'Error making the link',
    isShared: true,
  },
  {
    ...ask(),
    id: 'createTestimonialRequest',
    call: 'POST /testimonials/requests',
    reach: () => fill({ 'Name of the client': 'Asha' }),
    act: () => press('Make link'),
    place: 'toast',
    text: 'Error making the link',
  },
  {
    ...ask(),
    id: 'endTestimonialRequest',
    call: `POST /testimonials/requests/${asked._id}/end`,
    act: () => press('End link'),
    place: 'toast',
    text: 'Error changing the request',
  },
  {
    ...ask(true),
    id: 'deleteTestimonialRequest',
    call: `DELETE /testimonials/requests/${asked._id}`,
    act: () => press('Remove'),
    place: 'toast',
    text: 'Error changing the request',
    isShared: true,
  },
];

export const requestReads: CallRow[] = [
  {
    ...pitch,
    address: '/admin/pitches',
    id: 'listPitches',
    call: 'GET /pitches',
    text: 'Error fetching what was sent',
  },
  {
    ...ask(),
    address: '/admin/testimonials',
    id: 'listTestimonialRequests',
    call: 'GET /testimonials/requests',
    text: 'Error fetching who was asked',
  },
];
