import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Acknowledged } from './acknowledged.ts';

/** What is wrong with the database after a crash, read without the server: nothing, if all is well. */
export function verify(dataDir: string, notes: Acknowledged): string[] {
  const db = new DatabaseSync(path.join(dataDir, 'content.db'));
  try {
    return [...damage(db), ...lost(db, notes), ...halves(db, notes)];
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
      .prepare('select id, title from projects')
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
    .prepare('select distinct logo from technologies')
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
      `select id from projects where id not in (select entity_id from audit where action = 'create')
      or title <> short_description`,
    )
    .all();
  if (orphans.length > 0) faults.push(`${orphans.length} projects without audit row, or half written`);
  return faults;
}
