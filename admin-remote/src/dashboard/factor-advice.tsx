import { useQuery } from '@tanstack/react-query';
import { rights } from 'content-api/contract';
import { Link } from 'react-router-dom';
import { StatusBanner } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { factorsQuery } from '../lib/factors-query.ts';
import { paths } from '../lib/paths.ts';
import { useMe } from '../lib/use-me.ts';

/** Asks an owner who signs in by password alone for a second factor. Renders nothing for everybody else. */
export function FactorAdvice() {
  const me = useMe();
  const isOwner = me !== undefined && rights.every((right) => me.may.includes(right));
  const { data } = useQuery({ ...factorsQuery(useApi()), enabled: isOwner });
  if (!isOwner || !data || data.hasTotp || data.passkeys.length > 0) return null;
  return (
    <StatusBanner tone="warning" style={{ marginBottom: '1.5rem' }}>
      Your account may do everything here, and only a password protects it.{' '}
      <Link to={paths.account} style={{ textDecoration: 'underline' }}>
        Add a second factor
      </Link>
    </StatusBanner>
  );
}
