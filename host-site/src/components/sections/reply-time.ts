import { createSection } from '../../lib/page/section.tsx';

/** How soon messages were answered lately, while that is known. */
export const replyTime = createSection(
  '/reply-time',
  () => import(/* webpackChunkName: "reply-time" */ './reply-time-section.tsx'),
);
