import type { SessionSnapshot } from './types.ts';

export const loadingSnapshot: SessionSnapshot = { status: 'loading', reason: 'none' };
