import type { Config } from '../../config/config.ts';
import type { Doctor as Report } from '../../contract/doctor.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import type { Clock } from '../../lib/clock.ts';
import { addressesMax, checkLinks } from './check-links.ts';
import { examine, outsideLinks } from './examine.ts';
import { createLinkProber } from './link-prober.ts';
import type { LinkProber } from './link-prober.ts';
import { readLinkReport, writeLinkReport } from './link-report.ts';

/** Looks for faults in the content. */
export interface Doctor {
  /** Faults of the records of these kinds, as they are now; of links to other sites, as they were checked last. */
  report: (kinds: readonly Kind[]) => Promise<Report>;
  /** Checks the links to other sites and keeps the results. While a check runs, its end is awaited. */
  checkLinks: () => Promise<void>;
  close: () => Promise<void>;
}

interface Parts {
  config: Pick<Config, 'dataDir' | 'outsideHosts' | 'siteUrl'>;
  database: Database;
  kinds: readonly Kind[];
  clock: Clock;
  prober?: LinkProber;
}

/** A context with it. */
export interface DoctorContext extends Context {
  doctor: Doctor;
}

export function createDoctor({
  config,
  database,
  kinds: allKinds,
  clock,
  prober = createLinkProber({ hosts: config.outsideHosts }),
}: Parts): Doctor {
  const stop = new AbortController();
  const site = { siteOrigin: config.siteUrl.origin, dataDir: config.dataDir };
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    const wanted = { siteOrigin: site.siteOrigin, max: addressesMax };
    const addresses = await outsideLinks(database.queries, allKinds, wanted);
    const checked = await checkLinks(prober, addresses, stop.signal);
    if (stop.signal.aborted) return;
    await writeLinkReport(database.queries, { checkedAt: toIso(clock.nowMs()), ...checked });
  }

  return {
    async report(kinds) {
      const known = await readLinkReport(database.queries);
      const links = new Map(Object.entries(known?.links ?? {}));
      const sources = { ...site, kinds: allKinds, links };
      const { findings, unchecked } = await examine(database.queries, kinds, sources);
      return {
        findings,
        links: {
          checkedAt: known?.checkedAt ?? null,
          isChecking: checking !== undefined,
          isCutOff: known?.isCutOff === true,
          unchecked: unchecked.size,
        },
      };
    },
    checkLinks() {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    async close() {
      stop.abort();
      await checking?.catch(() => undefined);
      await prober.close();
    },
  };
}
