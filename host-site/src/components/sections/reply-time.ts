import { createSection } from '../../lib/page/section.tsx';
import * as section from './reply-time-section.tsx';

/** How soon messages were answered lately, while that is known. */
export const replyTime = createSection('/reply-time', section);
