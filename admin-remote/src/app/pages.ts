import { kinds, rightOf } from 'content-api/contract';
import type { Kind, Right, Trade } from 'content-api/contract';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { IconName } from 'shared-ui';
import { iconOf, icons } from '../components/icons.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import type { LazyPage } from '../lib/lazy-page.ts';
import { paths } from '../lib/paths.ts';

export interface ConsolePage extends LazyPage<object> {
  /** The right that the screen needs. @default any account may open it */
  needs?: Right;
  /** Below `/admin`. */
  route: string;
  path: string;
  label: string;
  icon: IconName;
  /** The group of the menu that it stands in. */
  within?: string;
  /** Trades of the studio that it is offered to. @default all */
  trades?: readonly Trade[];
  /** It is of use in a site with several languages alone. @default false */
  isForLanguages?: boolean;
}

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Screens of kinds that differ from the common one. */
const ownPages: Partial<Record<string, LoadPage>> = {
  project: () => import(/* webpackChunkName: "projects" */ '../kinds/project/project-page.tsx'),
  service: () => import(/* webpackChunkName: "services" */ '../kinds/service/service-page.tsx'),
  navigation: () => import(/* webpackChunkName: "single" */ '../kinds/navigation/navigation-page.tsx'),
  post: () => import(/* webpackChunkName: "posts" */ '../kinds/post/post-page.tsx'),
  about: () => import(/* webpackChunkName: "about" */ '../kinds/about/about-page.tsx'),
  // One chunk for what is opened seldom.
  home: () => import(/* webpackChunkName: "studio" */ '../kinds/home/home-page.tsx'),
  legal: () => import(/* webpackChunkName: "studio" */ '../kinds/legal/legal-page.tsx'),
  look: () => import(/* webpackChunkName: "look" */ '../kinds/look/look-page.tsx'),
  studio: () => import(/* webpackChunkName: "studio" */ '../kinds/studio/studio-page.tsx'),
  testimonial: () => import(/* webpackChunkName: "access" */ '../kinds/testimonial/testimonial-page.tsx'),
  pitch: () => import(/* webpackChunkName: "access" */ '../kinds/pitch/pitch-page.tsx'),
  redirect: () => import(/* webpackChunkName: "redirects" */ '../kinds/redirect/redirect-page.tsx'),
  texts: () => import(/* webpackChunkName: "studio" */ '../kinds/texts/texts-page.tsx'),
  technology: () => import(/* webpackChunkName: "technologies" */ '../kinds/technology/technology-page.tsx'),
};

/**
 * The screens behind the guard, in the order of the sidebar. Those that are opened daily are chunks of their own; small ones
 * share one, since each chunk is a line in the list of files that every visit to the console loads.
 */
export const pages: ConsolePage[] = [
  {
    route: '',
    path: paths.dashboard,
    label: 'Dashboard',
    icon: icons.dashboard,
    ...lazyPage(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-page.tsx')),
  },
  ...kinds
    .filter(({ menu }) => menu !== undefined)
    .sort((a, b) => (a.menu?.place ?? 0) - (b.menu?.place ?? 0))
    .map((kind) => ({
      route: paths.kind(kind).slice(`${paths.dashboard}/`.length),
      path: paths.kind(kind),
      label: kind.words.menu,
      icon: iconOf(kind),
      needs: rightOf(kind),
      within: kind.menu?.within,
      trades: kind.menu?.trades,
      ...lazyPage(ownPages[kind.name] ?? commonPage(kind)),
    })),
  {
    route: 'media',
    path: paths.media,
    label: 'Media',
    icon: icons.picture,
    needs: 'media',
    ...lazyPage(() => import(/* webpackChunkName: "media" */ '../media/media-page.tsx')),
  },
  {
    route: 'messages',
    path: paths.messages,
    label: 'Messages',
    icon: icons.message,
    needs: 'messages',
    ...lazyPage(() => import(/* webpackChunkName: "messages" */ '../messages/messages-page.tsx')),
  },
  {
    route: 'move-in',
    path: paths.moveIn,
    label: 'Move in',
    icon: icons.upload,
    needs: 'publish',
    within: 'Studio',
    ...lazyPage(() => import(/* webpackChunkName: "moving" */ '../move-in/move-in-page.tsx')),
  },
  {
    route: 'move-out',
    path: paths.moveOut,
    label: 'Take it with you',
    icon: icons.download,
    needs: 'publish',
    within: 'Studio',
    ...lazyPage(() => import(/* webpackChunkName: "moving" */ '../move-out/move-out-page.tsx')),
  },
  {
    route: 'visits',
    path: paths.visits,
    label: 'Visits',
    icon: icons.eye,
    ...lazyPage(() => import(/* webpackChunkName: "visits" */ '../visits/visits-page.tsx')),
  },
  {
    route: 'doctor',
    path: paths.doctor,
    label: 'Doctor',
    icon: icons.pulse,
    needs: 'content',
    ...lazyPage(() => import(/* webpackChunkName: "upkeep" */ '../content-checks/content-checks-page.tsx')),
  },
];

/** Reached from the account menu. */
const accountPage: ConsolePage = {
  route: 'account',
  path: paths.account,
  label: 'Sessions and password',
  icon: icons.shield,
  ...lazyPage(() => import(/* webpackChunkName: "account" */ '../account/account-page.tsx')),
};

const schedulePage: ConsolePage = {
  route: 'schedule',
  path: paths.schedule,
  label: 'Schedule',
  icon: icons.calendar,
  needs: 'content',
  ...lazyPage(() => import(/* webpackChunkName: "timeline" */ '../schedule/schedule-page.tsx')),
};

export const historyPage: ConsolePage = {
  route: 'history',
  path: paths.history,
  label: 'History',
  icon: icons.clock,
  needs: 'content',
  ...lazyPage(() => import(/* webpackChunkName: "timeline" */ '../history/history-page.tsx')),
};

const translationsPage: ConsolePage = {
  route: 'translations',
  path: '/admin/translations',
  label: 'Translations',
  icon: 'globe',
  needs: 'content',
  isForLanguages: true,
  ...lazyPage(() => import(/* webpackChunkName: "translation" */ '../translations/translations-page.tsx')),
};

const trashPage: ConsolePage = {
  route: 'trash',
  path: paths.trash,
  label: 'Trash',
  icon: icons.trash,
  needs: 'content',
  ...lazyPage(() => import(/* webpackChunkName: "timeline" */ '../trash/trash-page.tsx')),
};

const accessPage: ConsolePage = {
  route: 'access',
  path: paths.access,
  label: 'Who has access',
  icon: icons.lock,
  needs: 'publish',
  ...lazyPage(() => import(/* webpackChunkName: "access" */ '../access/access-page.tsx')),
};

const auditPage: ConsolePage = {
  route: 'audit',
  path: paths.audit,
  label: 'Audit',
  icon: icons.list,
  needs: 'people',
  ...lazyPage(() => import(/* webpackChunkName: "people" */ '../audit/audit-page.tsx')),
};

const backupsPage: ConsolePage = {
  route: 'backups',
  path: paths.backups,
  label: 'Backups',
  icon: icons.lock,
  needs: 'releases',
  ...lazyPage(() => import(/* webpackChunkName: "upkeep" */ '../backups/backups-page.tsx')),
};

const installationPage: ConsolePage = {
  route: 'installation',
  path: paths.installation,
  label: 'About this installation',
  icon: icons.pulse,
  needs: 'studio',
  ...lazyPage(() => import(/* webpackChunkName: "upkeep" */ '../installation/installation-page.tsx')),
};

const mailPage: ConsolePage = {
  route: 'mail',
  path: paths.mail,
  label: 'Mail',
  icon: icons.message,
  needs: 'studio',
  ...lazyPage(() => import(/* webpackChunkName: "upkeep" */ '../mail/mail-page.tsx')),
};

const peoplePage: ConsolePage = {
  route: 'people',
  path: paths.people,
  label: 'People',
  icon: icons.users,
  needs: 'people',
  ...lazyPage(() => import(/* webpackChunkName: "people" */ '../people/people-page.tsx')),
};

/** Screens in the menu of the account, in its order. */
export const furtherPages = [
  translationsPage,
  schedulePage,
  historyPage,
  trashPage,
  accessPage,
  peoplePage,
  auditPage,
  mailPage,
  backupsPage,
  installationPage,
  accountPage,
];

/** Every screen behind the guard. */
export const screens = [...pages, ...furtherPages];

/** Fetches the screen of an address ahead. */
export function preloadScreen(pathname: string): void {
  screens.find(({ path }) => path === pathname)?.preload();
}

/** The screen of a kind without parts of its own: the list, or the form of the one record. */
function commonPage(kind: Kind): LoadPage {
  return async () => {
    if (kind.single === true) {
      const { SinglePage } = await import(
        /* webpackChunkName: "single" */ '../records/single/single-page.tsx'
      );
      return { default: () => createElement(SinglePage, { kind }) };
    }
    const { RecordsPage } = await import(/* webpackChunkName: "records" */ '../records/records-page.tsx');
    return { default: () => createElement(RecordsPage, { kind }) };
  };
}
