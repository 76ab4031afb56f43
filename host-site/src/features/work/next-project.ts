import { createSection } from '../../lib/page/section.tsx';
import * as section from './components/next-project-section.tsx';

/** The project that follows in the order of the list, with its picture. */
export const nextProject = createSection('/projects?view=card&order=hand&page=1&size=100', section);
