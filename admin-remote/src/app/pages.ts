import type { IconName } from 'shared-ui';
import { lazyPage } from '../lib/lazy-page.ts';
import type { LazyPage } from '../lib/lazy-page.ts';
import { paths } from '../lib/paths.ts';
import { signs } from '../components/signs.ts';

export interface ConsolePage extends LazyPage<object> {
  /** Below `/admin`. */
  route: string;
  path: string;
  label: string;
  icon: IconName;
}

/** The screens behind the guard, in the order of the sidebar; each is a chunk of its own. */
export const pages: ConsolePage[] = [
  {
    route: '',
    path: paths.dashboard,
    label: 'Dashboard',
    icon: signs.dashboard,
    ...lazyPage(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-page.tsx')),
  },
  {
    route: 'projects',
    path: paths.projects,
    label: 'Projects',
    icon: 'folder',
    ...lazyPage(
      () => import(/* webpackChunkName: "projects" */ '../resources/projects/list/projects-page.tsx'),
    ),
  },
  {
    route: 'services',
    path: paths.services,
    label: 'Services',
    icon: signs.layers,
    ...lazyPage(
      () => import(/* webpackChunkName: "services" */ '../resources/services/list/services-page.tsx'),
    ),
  },
  {
    route: 'content',
    path: paths.posts,
    label: 'Blogs',
    icon: signs.fileText,
    ...lazyPage(() => import(/* webpackChunkName: "posts" */ '../resources/posts/list/posts-page.tsx')),
  },
  {
    route: 'about',
    path: paths.about,
    label: 'About',
    icon: signs.users,
    ...lazyPage(() => import(/* webpackChunkName: "about" */ '../resources/about/form/about-page.tsx')),
  },
  {
    route: 'technologies',
    path: paths.technologies,
    label: 'Technologies',
    icon: signs.cpu,
    ...lazyPage(
      () =>
        import(/* webpackChunkName: "technologies" */ '../resources/technologies/list/technologies-page.tsx'),
    ),
  },
  {
    route: 'messages',
    path: paths.messages,
    label: 'Messages',
    icon: signs.message,
    ...lazyPage(
      () => import(/* webpackChunkName: "messages" */ '../resources/messages/list/messages-page.tsx'),
    ),
  },
];

/** Reached from the account menu. */
export const accountPage: ConsolePage = {
  route: 'account',
  path: paths.account,
  label: 'Sessions and password',
  icon: signs.shield,
  ...lazyPage(() => import(/* webpackChunkName: "account" */ '../account/account-page.tsx')),
};

/** Every screen behind the guard. */
export const screens = [...pages, accountPage];

/** Fetches the screen of an address ahead; of the login page, the one that follows it. */
export function preloadScreen(pathname: string): void {
  const path = pathname === paths.login ? paths.dashboard : pathname;
  screens.find((screen) => screen.path === path)?.preload();
}
