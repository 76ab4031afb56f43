import type * as Engine from './toast-engine.tsx';
import { setToastStage } from './toast-stage.ts';

/** A live region announces only what is added after assistive technology has noticed the region itself. */
const settleMs = 100;

let loading: Promise<typeof Engine> | undefined;

/** The part of the toasts that loads with the first one. A failed attempt is made again with the next toast. */
export function loadEngine(): Promise<typeof Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<typeof Engine> {
  const engine = await import('./toast-engine.tsx');
  setToastStage(engine.drawToastStage);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return engine;
}
