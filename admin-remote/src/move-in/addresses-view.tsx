import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ImportAddress } from 'content-api/moving';
import { useState } from 'react';
import { Button, mediaDown, Skeleton, Stack, Text, theme } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { GuardedLink } from '../components/guarded-link.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useApi } from '../lib/api-context.ts';
import { batchHref } from './batch-href.ts';
import { importAddressesQuery } from './imports-query.ts';

const firstShown = 500;

const answerWords: Record<ImportAddress['answer'], string> = {
  same: 'Same here',
  redirect: 'Leads on',
  gone: 'Gone',
};

/** What each address of the old site is here, as a page that can be printed. */
export function AddressesView({ id }: { id: string }) {
  const query = useQuery(importAddressesQuery(useApi(), id));
  const { data } = query;
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? data : data?.slice(0, firstShown);
  const countOf = (answer: ImportAddress['answer']) => data?.filter((one) => one.answer === answer).length;
  return (
    <>
      <Global styles={printed} />
      <PageHeader
        title="Addresses of the old site"
        description={
          <GuardedLink to={batchHref(id)} style={{ textDecoration: 'underline' }}>
            Back to the batch
          </GuardedLink>
        }
        actions={
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <LoadState query={query} otherwise="Error fetching the addresses">
        <Skeleton height="16rem" label="Loading the addresses" />
      </LoadState>
      {data && rows && (
        <Stack>
          <Text role="status">
            {countOf('same')} stay the same, {countOf('redirect')} lead on to their new place,{' '}
            {countOf('gone')} are gone.
          </Text>
          <Table>
            <thead>
              <tr>
                <th scope="col">On the old site</th>
                <th scope="col">Here</th>
                <th scope="col">At</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ from, to, answer, reason }) => (
                <tr key={from}>
                  <td>{from}</td>
                  <td>{answerWords[answer]}</td>
                  <td>{[to, reason].filter(Boolean).join(' – ')}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {rows.length < data.length && (
            <Button variant="secondary" style={{ alignSelf: 'start' }} onClick={() => setWhole(true)}>
              Show all {data.length}
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}

/** On paper the table is alone. */
const printed = css`
  @media print {
    aside,
    .bar,
    main button,
    main header a {
      display: none !important;
    }
  }
`;

const { colors, fontSizes, space } = theme;

const Table = styled.table(css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSizes.sm};
  th,
  td {
    padding: ${space[1]};
    border-bottom: 1px solid ${colors.border};
    overflow-wrap: anywhere;
    text-align: left;
    vertical-align: top;
  }
  th {
    color: ${colors.textQuiet};
    font-weight: 550;
  }
  td:nth-of-type(2) {
    white-space: nowrap;
  }
  ${mediaDown('page.sm')} {
    thead {
      display: none;
    }
    tr {
      display: grid;
      padding: ${space[1]} 0;
      border-bottom: 1px solid ${colors.border};
    }
    td {
      padding: 0 ${space[1]};
      border: 0;
    }
  }
`);
