import styled from '@emotion/styled';
import { messageStates } from 'content-api/contract';
import type { MessageState } from 'content-api/contract';
import { useState } from 'react';
import { Button, Field, Select, theme } from 'shared-ui';
import { z } from 'zod';
import { SearchBox } from '../components/list/search-box.tsx';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { stateLabels } from './message-words.ts';

export interface MessageFilter {
  q: string;
  state: MessageState | '';
}

interface MessagesToolbarProps {
  filter: MessageFilter;
  /** False where all messages have the same state. */
  hasStates: boolean;
  onChange: (filter: MessageFilter) => void;
}

/** Search, state, and all messages as a file. */
export function MessagesToolbar({ filter, hasStates, onChange }: MessagesToolbarProps) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const text = z.string().parse(await api.get('/messages', { params: { format: 'csv', folder: 'all' } }));
      const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
      const link = Object.assign(document.createElement('a'), { href: url, download: 'messages.csv' });
      link.click();
      URL.revokeObjectURL(url);
    } catch (failure) {
      tellFailure(failure, 'Error exporting messages');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Root>
      <SearchBox
        label="Search messages"
        placeholder="Name, address or words"
        className="search"
        value={filter.q}
        onChange={(q) => onChange({ ...filter, q })}
      />
      {hasStates && (
        <Field label="State" hideLabel>
          <Select
            value={filter.state}
            onChange={({ target }) => {
              const state = messageStates.find((one) => one === target.value) ?? '';
              onChange({ ...filter, state });
            }}
          >
            <option value="">Every state</option>
            {messageStates
              .filter((state) => state !== 'spam')
              .map((state) => (
                <option key={state} value={state}>
                  {stateLabels[state]}
                </option>
              ))}
          </Select>
        </Field>
      )}
      <Button variant="secondary" disabled={isBusy} onClick={() => void download()}>
        Export CSV
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  .search {
    flex: 1 1 14rem;
  }
`;
