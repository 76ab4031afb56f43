import type { WorkQueue } from 'server-kit';
import { Counter, Gauge, Histogram } from 'server-kit/metrics';
import type { Metrics } from 'server-kit/metrics';
import type { HtmlCache } from './html-cache.ts';
import type { RenderQueues } from './render-queues.ts';
import type { RevisionSource } from './revision.ts';

/** Counts what the requests' own measurements do not show. */
export interface SiteMetrics {
  /** A page or an answer of the API was sent from memory, in front of the router. */
  sentFromMemory: (what: 'page' | 'api') => void;
  /** Measures one rendering. */
  rendering: <T>(render: () => Promise<T>) => Promise<T>;
}

interface Watched {
  queues: RenderQueues;
  pages: HtmlCache;
  revision: RevisionSource;
}

const none: SiteMetrics = { sentFromMemory: () => undefined, rendering: (render) => render() };
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** @param metrics undefined where nothing is measured */
export function watchSite(metrics: Metrics | undefined, watched: () => Watched): SiteMetrics {
  if (!metrics) return none;
  const registers = [metrics.registry];
  const sent = new Counter({
    name: 'site_sent_from_memory_total',
    help: 'Finished pages and answers of the API that were sent from memory.',
    labelNames: ['what'],
    registers,
  });
  const fromMemory = { page: sent.labels('page'), api: sent.labels('api') };
  const renders = new Histogram({
    name: 'site_render_duration_seconds',
    help: 'Time to make a page, with the wait for its data.',
    buckets,
    registers,
  });
  new Gauge({
    name: 'site_queue_tasks',
    help: 'Tasks of the queues for costly work.',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      const queues: Record<string, WorkQueue> = { ...watched().queues };
      for (const [queue, { load }] of Object.entries(queues)) {
        const { running, waiting } = load();
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: 'site_pages_held',
    help: 'Finished pages in memory.',
    registers,
    collect() {
      this.set(watched().pages.size());
    },
  });
  new Gauge({
    name: 'site_api_up',
    help: '1 while the content API answers.',
    registers,
    collect() {
      this.set(watched().revision.isDown() ? 0 : 1);
    },
  });
  return {
    sentFromMemory: (what) => fromMemory[what].inc(),
    async rendering(render) {
      const end = renders.startTimer();
      try {
        return await render();
      } finally {
        end();
      }
    },
  };
}
