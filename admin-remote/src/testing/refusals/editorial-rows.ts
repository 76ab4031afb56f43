import { listedProject, projectView, testSettings } from '../editorial.ts';
import type { FakeServer } from '../fake-server.ts';
import { testId } from '../records.ts';
import type { CallRow, WriteRow } from './call-row.ts';
import { answer, fill, press } from './steps.ts';

const id = testId(1);

/** A list with one public project. */
const projects = {
  address: '/admin/projects',
  prepare(server: FakeServer) {
    server.on('GET /settings', testSettings);
    server.hold('project', listedProject('live'));
  },
};

const trash = {
  address: '/admin/trash',
  prepare(server: FakeServer) {
    const gone = { trashedAt: '2026-11-20T08:05:00.000Z', trashedBy: 'mira', daysLeft: 2 };
    server.on('GET /settings', testSettings);
    server.hold('project', listedProject('trashed', {}, gone));
  },
};

const history = {
  address: '/admin/history',
  prepare(server: FakeServer) {
    const difference = { kind: 'project', _id: id, title: 'Quay', difference: 'changed', fields: ['title'] };
    server.on('GET /settings', testSettings);
    server.on('GET /differences', { status: 200, body: { items: [difference] } });
  },
  reach: () => press('Yesterday'),
};

/** The form of a project with unpublished changes. */
const draft = {
  address: `/admin/projects?edit=${id}`,
  prepare(server: FakeServer) {
    projects.prepare(server);
    server.on(`GET /projects/${id}`, { status: 404 });
    server.on(`GET /records/project/${id}`, { status: 200, body: projectView({ draft: {} }) });
  },
};

const guest = {
  _id: testId(70),
  name: 'Meera',
  createdAt: '2026-11-19T08:05:00.000Z',
  expiresAt: '2126-11-20T08:05:00.000Z',
  opened: 0,
  lastOpenedAt: null,
};

/** The dialog of who can see a draft. */
const audience = (name: 'everyone' | 'link') => ({
  address: draft.address,
  prepare(server: FakeServer) {
    draft.prepare(server);
    const body = { audience: name, hasPassword: false, guests: [], publicFiles: [] };
    server.on(`GET /records/project/${id}/guests`, { status: 200, body });
  },
});

const access = {
  address: '/admin/access',
  prepare(server: FakeServer) {
    const record = { kind: 'project', _id: id, title: 'Quay', state: 'live', audience: 'link' };
    server.on('GET /settings', testSettings);
    server.on('GET /guests', {
      status: 200,
      body: { records: [{ ...record, hasPassword: false, guests: [guest] }] },
    });
    server.on('GET /testimonials/requests', { status: 200, body: { requests: [], hasMail: false } });
  },
};

const settings = (server: FakeServer) => server.on('GET /settings', testSettings);

/** Calls around records: their state, their links, their history. */
export const editorialWrites: WriteRow[] = [
  {
    ...draft,
    id: 'saveRecord',
    call: `PUT /records/project/${id}`,
    reach: () => fill({ Title: 'Typed since' }),
    act: () => press('Save draft'),
    place: 'dialog',
    text: 'Error saving project',
  },
  {
    ...draft,
    id: 'createRecord',
    call: 'POST /records/project',
    address: '/admin/projects?edit=new',
    reach: () => fill({ Title: 'Never stored' }),
    act: () => press('Save draft'),
    place: 'dialog',
    text: 'Error saving project',
  },
  {
    ...projects,
    id: 'changeRecord',
    call: `PATCH /records/project/${id}`,
    act: () => press('Featured'),
    place: 'toast',
    text: 'Error saving',
  },
  {
    ...trash,
    id: 'restoreRecord',
    call: `POST /records/project/${id}/restore`,
    act: () => press('Restore as a draft'),
    place: 'toast',
    text: 'Error restoring',
  },
  {
    ...trash,
    id: 'deleteRecord',
    call: `DELETE /records/project/${id}`,
    act: async () => {
      await press('Delete for good');
      await fill({ 'Type its title': 'Harbour Lane' });
      await answer('Delete for good');
    },
    place: 'toast',
    text: 'Error deleting',
  },
  {
    ...projects,
    id: 'createPreview',
    call: 'POST /previews',
    reach: () => press('Share'),
    act: () => press('Open preview'),
    place: 'toast',
    text: 'Error creating the preview',
  },
  {
    ...projects,
    id: 'createReview',
    call: 'POST /reviews',
    reach: () => press('Share'),
    act: () => press('Ask for review'),
    place: 'toast',
    text: 'Error creating the review',
  },
  {
    ...audience('everyone'),
    id: 'setAudience',
    call: `PUT /records/project/${id}/audience`,
    reach: async () => {
      await press('Visible to everyone');
      await fill({ 'Who can see it': 'link' });
    },
    act: () => press('Make private'),
    place: 'toast',
    text: 'Error changing who can see it',
  },
  {
    ...audience('link'),
    id: 'createGuest',
    call: `POST /records/project/${id}/guests`,
    reach: async () => {
      await press('Visible to everyone');
      await fill({ Name: 'Meera' });
    },
    act: () => press('Make link'),
    place: 'toast',
    text: 'Error making the link',
  },
  {
    ...access,
    id: 'deleteGuest',
    call: `DELETE /guests/${guest._id}`,
    act: () => press('End access'),
    place: 'toast',
    text: 'Error ending the access',
  },
  {
    ...history,
    id: 'bringBack',
    call: 'POST /records/bring-back',
    act: async () => {
      await press('Bring this moment back');
      await answer('Bring back');
    },
    place: 'toast',
    text: 'Error bringing the moment back',
  },
  {
    id: 'checkLinks',
    call: 'POST /doctor/links',
    address: '/admin/doctor',
    prepare(server) {
      const links = { checkedAt: null, isChecking: false, isCutOff: false, unchecked: 0 };
      settings(server);
      server.on('GET /doctor', { status: 200, body: { findings: [], links } });
    },
    act: () => press('Check links now'),
    place: 'toast',
    text: 'Error checking the links',
  },
];

/** Their reads. */
export const editorialReads: CallRow[] = [
  {
    id: 'listTranslations',
    call: 'GET /translations',
    address: '/admin/translations?language=de',
    prepare: (server) =>
      server.on('GET /settings', {
        ...testSettings,
        body: { ...testSettings.body, languages: ['en', 'de'] },
      }),
    text: 'Error fetching translations',
  },
  {
    ...trash,
    id: 'listRecords',
    call: 'GET /records/project',
    text: 'Error fetching the trash',
  },
  {
    ...projects,
    id: 'listRecordRows',
    call: 'GET /records/project/rows',
    prepare(server) {
      projects.prepare(server);
      server.hold('project', listedProject('live'), listedProject('live', { _id: testId(2) }));
    },
    reach: () => press('Arrange'),
    text: 'Error fetching the order',
  },
  {
    ...projects,
    id: 'listRevisions',
    call: `GET /records/project/${id}/revisions`,
    reach: () => press('History'),
    text: 'Error fetching the history',
  },
  {
    ...projects,
    id: 'listReviews',
    call: 'GET /reviews',
    reach: () => press('Share'),
    text: 'Error fetching reviews',
  },
  { ...history, id: 'listDifferences', call: 'GET /differences', text: 'Error comparing the moments' },
  {
    ...audience('link'),
    id: 'listGuests',
    call: `GET /records/project/${id}/guests`,
    reach: () => press('Visible to everyone'),
    text: 'Error fetching who can see it',
  },
  { ...access, id: 'listAccess', call: 'GET /guests', text: 'Error fetching who has access' },
  readOf('listAudit', 'audit', 'Error fetching the audit'),
  readOf('listSchedule', 'schedule', 'Error fetching the schedule'),
  readOf('getDoctor', 'doctor', 'Error examining the content'),
  readOf('listMedia', 'media', 'Error fetching media'),
  readOf('listVisits', 'visits', 'Error fetching visits'),
];

/** A screen whose call has its name. */
function readOf(callId: string, name: string, text: string): CallRow {
  return { id: callId, call: `GET /${name}`, address: `/admin/${name}`, prepare: settings, text };
}
