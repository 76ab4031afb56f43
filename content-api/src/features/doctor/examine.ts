import type { Finding } from '../../contract/doctor.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { readLanguages } from '../../core/records/read-languages.ts';
import { addressesOf, outsideAddress, ownAddress } from './addresses-of.ts';
import { altCheck } from './alt-check.ts';
import { descriptionCheck } from './description-check.ts';
import { createFactReader } from './fact-reader.ts';
import type { FactSources } from './fact-reader.ts';
import type { Check, Facts } from './facts.ts';
import { addressIn, checksOf, factsIn } from './in-language.ts';
import { highlightCheck } from './highlight-check.ts';
import { linkCheck } from './link-check.ts';
import { pictureCheck } from './picture-check.ts';
import { eachRecord } from './read-content.ts';
import type { ExaminedState } from './read-content.ts';
import { visitFields } from './visit-fields.ts';

/** In the order of the report. */
const checks: readonly Check[] = [linkCheck, altCheck, pictureCheck, highlightCheck, descriptionCheck];

interface Examination {
  /** Those of public states first. */
  findings: Finding[];
  /** Links to other sites of which nothing is known. */
  unchecked: ReadonlySet<string>;
}

/**
 * Looks at every record of the kinds with every check. What a draft has in common with the public state is reported once.
 */
export async function examine(
  db: Queries,
  kinds: readonly Kind[],
  sources: FactSources,
): Promise<Examination> {
  const { siteOrigin, links } = sources;
  const languages = await languagesToBe(db);
  const codes = languages.further.map(({ code }) => code);
  const readFacts = createFactReader(db, { ...sources, languages });
  const findings: Record<ExaminedState['state'], Finding[]> = { live: [], draft: [] };
  const unchecked = new Set<string>();
  for await (const records of eachRecord(db, kinds, codes)) {
    const states = records.flat();
    const own = states.flatMap((one) =>
      ownAddresses(one, siteOrigin).map((address) => addressIn(one, address, codes)),
    );
    const facts = await readFacts(own);
    for (const one of records)
      for (const finding of findingsOf(one, facts)) findings[finding.state].push(finding);
    for (const address of states.flatMap((one) => outsideAddresses(one, siteOrigin)))
      if (!links.has(address)) unchecked.add(address);
  }
  return { findings: [...findings.live, ...findings.draft], unchecked };
}

/** The languages of the site, as if visitors were offered all of them: what is at fault is to be known before. */
async function languagesToBe(db: Queries) {
  const { further, ...languages } = await readLanguages(db);
  return { ...languages, further: further.map((one) => ({ ...one, offered: true })) };
}

/** What is found in the states of one record, each fault once. */
function findingsOf(states: readonly ExaminedState[], facts: Facts): Finding[] {
  const found = new Map<string, Finding>();
  for (const examined of states) {
    const { kind, record, title, state, values } = examined;
    const { language } = kind;
    const at = { kind: kind.name, ...(language !== undefined && { language }), record, title, state };
    const onPage = { ...factsIn(examined, facts), page: pageOf(examined, facts.page.origin) };
    for (const spot of visitFields(kind.fields, values)) {
      for (const flaw of checksOf(checks, examined, spot).flatMap((check) => check(spot, examined, onPage))) {
        const finding = { ...at, field: spot.path, label: spot.label, ...flaw };
        const key = JSON.stringify([finding.check, finding.field, finding.subject]);
        if (!found.has(key)) found.set(key, finding);
      }
    }
  }
  return [...found.values()];
}

/** A page beside that of the record: relative addresses are the same there. */
function pageOf({ kind }: ExaminedState, siteOrigin: string): URL {
  return new URL(kind.address ?? '/', siteOrigin);
}

/** The first addresses that the content names of what only another server knows. Those that visitors see come first. */
export async function outsideLinks(
  db: Queries,
  kinds: readonly Kind[],
  { siteOrigin, max }: { siteOrigin: string; max: number },
): Promise<string[]> {
  const found = { live: new Set<string>(), draft: new Set<string>() };
  const codes = (await readLanguages(db)).further.map(({ code }) => code);
  for await (const records of eachRecord(db, kinds, codes)) {
    for (const examined of records.flat()) {
      const named = found[examined.state];
      for (const address of outsideAddresses(examined, siteOrigin)) if (named.size < max) named.add(address);
    }
    if (found.live.size >= max) break;
  }
  return [...new Set([...found.live, ...found.draft])].slice(0, max);
}

function outsideAddresses(examined: ExaminedState, siteOrigin: string): string[] {
  const page = pageOf(examined, siteOrigin);
  return namedBy(examined).flatMap((address) => outsideAddress(address, page) ?? []);
}

/** As facts are asked for. */
function ownAddresses(examined: ExaminedState, siteOrigin: string): string[] {
  const page = pageOf(examined, siteOrigin);
  return namedBy(examined).flatMap((address) => {
    const own = ownAddress(address, page);
    return own === undefined ? [] : own.pathname + own.search;
  });
}

function namedBy(examined: ExaminedState): string[] {
  return visitFields(examined.kind.fields, examined.values).flatMap((spot) => {
    const { links, pictures } = addressesOf(spot, examined);
    return [...links, ...pictures.map(({ address }) => address)];
  });
}
