import type { Page } from '../lib/page.ts';
import { clientWordsPath, pitchPath, protectedPath } from '../lib/paths.ts';
import { page as aboutPage } from '../features/about/about-page.tsx';
import { page as blogPage } from '../features/blog/blog-page.tsx';
import { page as postPage } from '../features/blog/post-page.tsx';
import { page as clientWordsPage } from '../features/client-words/client-words-page.tsx';
import { page as contactPage } from '../features/contact/contact-page.tsx';
import { privacyPage, termsPage } from '../features/legal/legal-pages.tsx';
import { page as servicePage } from '../features/services/service-page.tsx';
import { page as servicesPage } from '../features/services/services-page.tsx';
import { page as projectPage } from '../features/work/project-page.tsx';
import { page as projectsPage } from '../features/work/projects-page.tsx';
import { page as notFoundPage } from '../components/not-found-page.tsx';
import { page as homePage } from './home/home-page.tsx';
import { page as protectedPage } from './protected-page.tsx';
import { page as ownPage } from './own-page/own-page.tsx';
import { page as pitchPage } from './pitch/pitch-page.tsx';

/** An address of the site and the page behind it. */
export interface Route {
  /** Segments; `:name` is a parameter. */
  path: string;
  page: Page;
  /** Query parameters that change the page; all others share it. */
  query?: string[];
  /** Form of its parameter `id`. An address of any other form has no page, and nobody is asked for it. */
  idForm?: RegExp;
}

/** The public site, as a table of contents. */
export const routes: Route[] = [
  { path: '/', page: homePage },
  { path: '/about', page: aboutPage },
  { path: '/services', page: servicesPage, query: ['page'] },
  { path: '/services/:slug', page: servicePage },
  { path: '/projects', page: projectsPage, query: ['page', 'tag'] },
  { path: '/projects/:id', page: projectPage },
  { path: '/blog', page: blogPage, query: ['page', 'q', 'tag'] },
  { path: '/blog/:id', page: postPage },
  { path: '/contact', page: contactPage },
  { path: '/privacypolicy', page: privacyPage },
  { path: '/termsofservice', page: termsPage },
  { path: '/:id', page: ownPage, idForm: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
];

/** The page that asks for a password, which no link and no sitemap names. */
export const protectedRoute: Route = { path: protectedPath, page: protectedPage };

/** The page of a client's link. Each is at an address of its own, which no link and no sitemap names. */
export const clientWordsRoute: Route = { path: clientWordsPath, page: clientWordsPage };

/** The page of a pitch, of the same sort. */
export const pitchRoute: Route = { path: pitchPath, page: pitchPage };

/** Any other address. */
export const notFoundRoute: Route = { path: '*', page: notFoundPage };
