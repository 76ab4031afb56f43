import type { Kind } from 'content-api/contract';

/** Every address of the console, and those of the site that it leads to. */
export const paths = {
  login: '/admin/login',
  forgot: '/admin/forgot',
  people: '/admin/people',
  dashboard: '/admin',
  media: '/admin/media',
  messages: '/admin/messages',
  moveIn: '/admin/move-in',
  moveOut: '/admin/move-out',
  visits: '/admin/visits',
  doctor: '/admin/doctor',
  schedule: '/admin/schedule',
  history: '/admin/history',
  trash: '/admin/trash',
  audit: '/admin/audit',
  access: '/admin/access',
  backups: '/admin/backups',
  installation: '/admin/installation',
  mail: '/admin/mail',
  account: '/admin/account',
  website: '/',
  /** The screen of a kind. */
  kind: ({ path }: Pick<Kind, 'path'>) => `/admin${path.slice('/api'.length)}`,
  /** The form of a record, or the screen of a kind of which there is one. */
  record: (kind: Pick<Kind, 'path' | 'single'>, id: string) =>
    kind.single === true ? paths.kind(kind) : `${paths.kind(kind)}?edit=${id}`,
  /** The same, at one of its fields. */
  field: (kind: Pick<Kind, 'path' | 'single'>, id: string, field: string) =>
    `${paths.record(kind, id)}${kind.single === true ? '?' : '&'}field=${encodeURIComponent(field)}`,
  /** What is to be done in a language. */
  translations: (language: string, state: 'missing' | 'stale' = 'missing') =>
    `/admin/translations?language=${language}&state=${state}`,
  /** The form of the translation of a record. */
  translation: (kind: Pick<Kind, 'path' | 'single'>, id: string, language: string) =>
    `${paths.record(kind, id)}${kind.single === true ? '?' : '&'}language=${language}`,
  /** The dialog that asks a client about a project. */
  askAbout: (project: string) => `/admin/testimonials?ask=${project}`,
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
} as const;
