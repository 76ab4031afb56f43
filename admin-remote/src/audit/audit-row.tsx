import { kinds } from 'content-api/contract';
import type { Audit } from 'content-api/contract';
import { Link } from 'react-router-dom';
import { Icon } from 'shared-ui';
import { iconOf, icons } from '../components/icons.ts';
import { paths } from '../lib/paths.ts';
import { actionWords, subjectWords } from './audit-words.ts';

interface AuditRowProps {
  entry: Audit['items'][number];
  /** Time of day in the studio's zone. */
  time: string;
}

/** One statement of the audit: the action, its record, the person and the time. */
export function AuditRow({ entry, time }: AuditRowProps) {
  const kind = kinds.find(({ name }) => name === entry.kind);
  const subject = [subjectWords[entry.kind] ?? entry.kind, entry.title || titleOf(entry.record)]
    .filter(Boolean)
    .join(' · ');
  const href = addressOf(entry);
  return (
    <>
      <span className="sign">
        <Icon name={kind ? iconOf(kind) : icons.shield} />
      </span>
      <div>
        <strong>{actionWords[entry.action] ?? entry.action}</strong>
        {subject && (href === undefined ? <p>{subject}</p> : <Link to={href}>{subject}</Link>)}
        <p>
          {entry.who || clientOf(entry) || 'Nobody signed in'} ·{' '}
          <time dateTime={entry.at} title={`${entry.at.slice(0, 19).replace('T', ' ')} UTC`}>
            {time}
          </time>
          {entry.ip && ` · from ${entry.ip}`}
        </p>
      </div>
    </>
  );
}

/** Title of the record that a preview or a review shows. A single is called by its kind. */
function titleOf(record: AuditRowProps['entry']['record']): string | undefined {
  return record && (record.title || kinds.find(({ name }) => name === record.kind)?.words.one);
}

/** The name that a client gave in a review. */
function clientOf({ detail }: AuditRowProps['entry']): string {
  return typeof detail.name === 'string' ? detail.name : '';
}

/** Address of the form of the record, where there is one. */
function addressOf({ record, ...entry }: AuditRowProps['entry']): string | undefined {
  // A link was revoked: its record is still there.
  if (record) {
    const { kind, _id: entityId, title } = record;
    return addressOf({ ...entry, kind, entityId, title, action: '' });
  }
  const { kind: name, entityId, title, action } = entry;
  const kind = kinds.find((each) => each.name === name);
  if (kind?.menu === undefined || action === 'delete') return undefined;
  if (kind.single === true) return paths.kind(kind);
  return entityId && title ? `${paths.kind(kind)}?edit=${entityId}` : undefined;
}
