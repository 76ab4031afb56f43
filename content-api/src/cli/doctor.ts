import type { Finding } from '../contract/doctor.ts';
import { kinds } from '../contract/kinds/index.ts';
import { addressesMax, checkLinks } from '../features/doctor/check-links.ts';
import { examine, outsideLinks } from '../features/doctor/examine.ts';
import { createLinkProber } from '../features/doctor/link-prober.ts';
import { openForCommand } from './open-for-command.ts';
import { commandConfig, runCommand, say, usage } from './support.ts';

const help = `doctor [--json]
  Looks for dead links, missing alternative text, large pictures, highlights without their phrase and thin
  descriptions, and exits 1 when there are any. Links to other sites are asked for now.`;

await runCommand(async (args) => {
  const isJson = args[0] === '--json';
  if (args.length > (isJson ? 1 : 0)) throw usage(help);
  const config = commandConfig();
  const database = await openForCommand(config);
  const prober = createLinkProber({ hosts: config.outsideHosts });
  try {
    const site = { kinds, siteOrigin: config.siteUrl.origin, dataDir: config.dataDir };
    const wanted = { siteOrigin: site.siteOrigin, max: addressesMax };
    const addresses = await outsideLinks(database.queries, kinds, wanted);
    const { links, isCutOff } = await checkLinks(prober, addresses, new AbortController().signal);
    const parts = { ...site, links: new Map(Object.entries(links)) };
    const { findings } = await examine(database.queries, kinds, parts);
    if (isJson) say(JSON.stringify({ findings, isCutOff }, null, 2));
    else {
      if (isCutOff) say('No other site can be reached from here, so links to them are not checked.');
      for (const finding of findings) say(lineOf(finding));
      say(findings.length === 0 ? 'Nothing was found.' : `${findings.length} found.`);
    }
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await prober.close();
    await database.close();
  }
});

function lineOf({ check, kind, title, label, state, subject, message }: Finding): string {
  const where = `${kind} "${title}"${state === 'draft' ? ' (draft)' : ''}, ${label}`;
  return `[${check}] ${where}: ${subject === '' ? '' : `${subject} · `}${message}`;
}
