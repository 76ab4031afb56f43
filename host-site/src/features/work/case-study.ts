import { createSection, createUnhydrated } from '../../lib/page/section.tsx';

/** Facts, story, figures, gallery and quote of a project. */
export const caseStudy = createUnhydrated(
  'case-study',
  () => import(/* webpackChunkName: "case-study" */ './components/case-study-section.tsx'),
);

/** The project that follows in the order of the list, with its picture. */
export const nextProject = createSection(
  '/projects?view=card&order=hand&page=1&size=100',
  () => import(/* webpackChunkName: "next-project" */ './components/next-project-section.tsx'),
);
