import type { Page } from '../lib/page/page.ts';

/** An address of the site and the code behind it. */
export interface Route {
  /** Also the name of its chunk, after `page-`. */
  name: string;
  /** Segments; `:name` is a parameter. */
  path: string;
  code: () => Promise<{ page: Page }>;
  /** Query parameters that change the page; all others share it. */
  query?: string[];
  /** Form of its parameter `id`. An address of any other form has no page, and nobody is asked for it. */
  idForm?: RegExp;
}

/** The public site, as a table of contents. */
export const routes: Route[] = [
  {
    name: 'home',
    path: '/',
    code: () => import(/* webpackChunkName: "page-home" */ './home/home-page.tsx'),
  },
  {
    name: 'about',
    path: '/about',
    code: () => import(/* webpackChunkName: "page-about" */ '../features/about/about-page.tsx'),
  },
  {
    name: 'services',
    path: '/services',
    code: () => import(/* webpackChunkName: "page-services" */ '../features/services/services-page.tsx'),
    query: ['page'],
  },
  {
    name: 'service',
    path: '/services/:slug',
    code: () => import(/* webpackChunkName: "page-service" */ '../features/services/service-page.tsx'),
  },
  {
    name: 'projects',
    path: '/projects',
    code: () => import(/* webpackChunkName: "page-projects" */ '../features/work/projects-page.tsx'),
    query: ['page', 'tag'],
  },
  {
    name: 'project',
    path: '/projects/:id',
    code: () => import(/* webpackChunkName: "page-project" */ '../features/work/project-page.tsx'),
  },
  {
    name: 'blog',
    path: '/blog',
    code: () => import(/* webpackChunkName: "page-blog" */ '../features/blog/blog-page.tsx'),
    query: ['page', 'q', 'tag'],
  },
  {
    name: 'post',
    path: '/blog/:id',
    code: () => import(/* webpackChunkName: "page-post" */ '../features/blog/post-page.tsx'),
  },
  {
    name: 'contact',
    path: '/contact',
    code: () => import(/* webpackChunkName: "page-contact" */ '../features/contact/contact-page.tsx'),
  },
  {
    name: 'privacy',
    path: '/privacypolicy',
    code: () => import(/* webpackChunkName: "page-privacy" */ '../features/legal/privacy-page.tsx'),
  },
  {
    name: 'terms',
    path: '/termsofservice',
    code: () => import(/* webpackChunkName: "page-terms" */ '../features/legal/terms-page.tsx'),
  },
  {
    name: 'own',
    path: '/:id',
    code: () => import(/* webpackChunkName: "page-own" */ './own-page/own-page.tsx'),
    idForm: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  },
];

/** Any other address. */
export const notFoundRoute: Route = {
  name: 'not-found',
  path: '*',
  code: () => import(/* webpackChunkName: "page-not-found" */ './not-found-page.tsx'),
};
