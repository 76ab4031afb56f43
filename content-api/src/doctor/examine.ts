import type { Finding } from '../contract/doctor.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Queries } from '../db/database.ts';
import { addressesOf, outsideAddress } from './addresses-of.ts';
import { altCheck } from './alt-check.ts';
import { descriptionCheck } from './description-check.ts';
import type { Check, Facts } from './facts.ts';
import { highlightCheck } from './highlight-check.ts';
import { linkCheck } from './link-check.ts';
import { pictureCheck } from './picture-check.ts';
import type { ExaminedState } from './read-content.ts';
import { readFacts } from './read-facts.ts';
import { visitFields } from './visit-fields.ts';

interface Parts {
  kinds: readonly Kind[];
  siteOrigin: string;
  dataDir: string;
  links: Facts['links'];
}

/** In the order of the report. */
const checks: readonly Check[] = [linkCheck, altCheck, pictureCheck, highlightCheck, descriptionCheck];

/** Looks at every record with every check. What a draft has in common with the public state is reported once. */
export async function examine(
  db: Queries,
  content: readonly ExaminedState[],
  parts: Parts,
): Promise<Finding[]> {
  const facts = await readFacts(db, parts);
  const findings = new Map<string, Finding>();
  for (const examined of content) {
    const page = pageOf(examined, parts.siteOrigin);
    for (const finding of findingsOf(examined, { ...facts, page })) {
      const { check, kind, record, field, subject } = finding;
      const key = JSON.stringify([check, kind, record, field, subject]);
      if (!findings.has(key)) findings.set(key, finding);
    }
  }
  return [...findings.values()];
}

function findingsOf(examined: ExaminedState, facts: Facts): Finding[] {
  const { kind, record, title, state, values } = examined;
  const at = { kind: kind.name, record, title, state };
  return visitFields(kind.fields, values).flatMap((spot) =>
    checks.flatMap((check) =>
      check(spot, examined, facts).map((flaw) => ({ ...at, field: spot.path, label: spot.label, ...flaw })),
    ),
  );
}

/** A page beside that of the record: relative addresses are the same there. */
function pageOf({ kind }: ExaminedState, siteOrigin: string): URL {
  return new URL(kind.address ?? '/', siteOrigin);
}

/** Every address that the content names of what only another server knows. */
export function outsideLinks(content: readonly ExaminedState[], siteOrigin: string): string[] {
  const found = new Set<string>();
  for (const examined of content) {
    const page = pageOf(examined, siteOrigin);
    for (const spot of visitFields(examined.kind.fields, examined.values)) {
      const { links, pictures } = addressesOf(spot, examined);
      for (const address of [...links, ...pictures.map((picture) => picture.address)]) {
        const outside = outsideAddress(address, page);
        if (outside !== undefined) found.add(outside);
      }
    }
  }
  return [...found];
}
