import type { ConsoleState } from './console-state.ts';
import { answers } from './network.ts';
import { press } from './steps.ts';
import { failed } from './usual-states.ts';

const doctor = '/admin/doctor';
const doctorCall = '**/api/doctor';
const links = { checkedAt: '2026-11-20T08:00:00.000Z', isChecking: false, isCutOff: false, unchecked: 2 };
const finding = {
  check: 'dead-link',
  kind: 'project',
  record: '65f00000a000000000000000',
  title: 'Harbour Lane',
  field: 'officialWebsiteLink',
  label: 'Website Link',
  state: 'draft',
  subject: 'https://gone.example/a/rather/long/address/that/does/not/fit/on/one/line',
  message: 'The other site answers with 404.',
};

/** People, visits and the content doctor. */
export const peopleAndNumberStates: ConsoleState[] = [
  { name: 'people', address: '/admin/people' },
  { name: 'invite', address: '/admin/people', reach: press('Invite') },
  { name: 'visits', address: '/admin/visits' },
  {
    name: 'doctor',
    address: doctor,
    prepare: answers(doctorCall, {
      json: { findings: [finding, { ...finding, check: 'thin-description' }], links },
    }),
  },
  { name: 'doctor, sound', address: doctor, prepare: answers(doctorCall, { json: { findings: [], links } }) },
  failed('doctor', doctor, doctorCall),
];
