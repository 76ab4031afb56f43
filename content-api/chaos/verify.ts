import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Acknowledged } from './acknowledged.ts';

const from = 'from records join revisions on revisions.id = records.live_revision';

/** Faults of the database after a crash, read without the server; empty when it is sound. */
export function verify(dataDir: string, notes: Acknowledged): string[] {
  const db = new DatabaseSync(path.join(dataDir, 'content.db'));
  try {
    return [...damage(db), ...lost(db, notes), ...halves(db, notes), ...halfPublished(db, notes)];
  } finally {
    db.close();
  }
}

function damage(db: DatabaseSync): string[] {
  const verdict = db.prepare('pragma integrity_check').all();
  return JSON.stringify(verdict) === '[{"integrity_check":"ok"}]'
    ? []
    : [`integrity: ${JSON.stringify(verdict)}`];
}

function lost(db: DatabaseSync, { messages, projects }: Acknowledged): string[] {
  const kept = new Set(
    db
      .prepare('select subject from messages')
      .all()
      .map((row) => row.subject),
  );
  const titles = new Map(
    db
      .prepare(`select id, title from records where kind = 'project'`)
      .all()
      .map((row) => [row.id, row.title]),
  );
  return [
    ...[...messages].filter((subject) => !kept.has(subject)).map((subject) => `message ${subject} lost`),
    ...[...projects]
      .filter(([id, title]) => titles.get(id) !== title)
      .map(([id]) => `project ${id} lost or old`),
  ];
}

/** A list saved in part, or a change without its audit row. */
function halves(db: DatabaseSync, { technologies }: Acknowledged): string[] {
  const faults: string[] = [];
  const logos = db
    .prepare(`select distinct data ->> 'logo' as logo ${from} where records.kind = 'technology'`)
    .all()
    .map((row) => String(row.logo));
  const marks = logos.map((logo) => Number(/(\d{1,15})\.png$/.exec(logo)?.[1] ?? 0));
  if (marks.length > 1) faults.push(`technologies saved in part: ${marks.join(', ')}`);
  const [mark = 0] = marks;
  if (mark < technologies.kept || mark > technologies.tried) {
    faults.push(`technologies at ${mark}, acknowledged ${technologies.kept}`);
  }
  const orphans = db
    .prepare(
      `select records.id ${from} where records.kind = 'project'
      and (records.id not in (select entity_id from audit where action = 'create')
      or title <> data ->> 'shortDescription' or title <> data ->> 'title')`,
    )
    .all();
  if (orphans.length > 0) faults.push(`${orphans.length} projects without audit row, or half written`);
  return faults;
}

/** A post that is neither as it was saved nor as it was published, or whose log and audit say something else. */
function halfPublished(db: DatabaseSync, { post }: Acknowledged): string[] {
  const row = db
    .prepare(
      `select live.data ->> 'title' as shown, live.data ->> '$.tags[0]' as tag, head.data ->> 'title' as saved,
        records.title as title, records.draft_revision as draft, live.id as live, head.id as head,
        (select revision from publications where record = records.key
          order by applied_at desc, id desc limit 1) as stated
        from records join revisions head on head.id = records.head_revision
        left join revisions live on live.id = records.live_revision where records.kind = 'post'`,
    )
    .get();
  if (row === undefined) return post.shown === 0 ? [] : ['the post is lost'];
  const { shown, tag, saved, title, draft, live, head, stated } = row;
  const [mark, newest] = [shown, saved].map((text) => Number(/\d{1,15}$/.exec(String(text))?.[0] ?? 0));
  const count = (query: string) => Number(db.prepare(query).get()?.n);
  const publications = count(`select count(*) as n from publications where record like 'post/%'`);
  const rows = count(`select count(*) as n from audit where entity = 'post' and action = 'publish'`);
  const faults = {
    'is not what its log says': live !== stated,
    'is saved in part': live !== null && (title !== shown || tag !== `mark-${mark}`),
    'has a draft that is not its newest state': draft !== (live === head ? null : head),
    [`shows ${mark}, acknowledged ${post.shown}`]: (mark ?? 0) < post.shown || (mark ?? 0) > post.tried,
    [`is saved as ${newest}`]: (newest ?? 0) < post.shown || (newest ?? 0) > post.tried,
    [`was published ${publications} times, ${rows} in the audit`]: publications !== rows,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`the post ${fault}`] : []));
}
