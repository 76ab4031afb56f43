import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, Input, theme } from 'shared-ui';
import { useFoundRecords } from '../../palette/use-found-records.ts';

interface LinkLineProps {
  /** The address of the link that is changed; empty for a new one. */
  start: string;
  onSet: (address: string) => void;
  onClose: () => void;
}

/** A line for the address of a link. Words find pages of the site. */
export function LinkLine({ start, onSet, onClose }: LinkLineProps) {
  const [address, setAddress] = useState(start);
  const list = useId();
  const isSearch = !/^(?:[a-z]+:|\/|#)/i.test(address);
  const { records } = useFoundRecords(isSearch ? address : '');
  const pages = records.flatMap(({ kind, id, title }) =>
    kind.address === undefined ? [] : [{ title, address: `${kind.address}${id}` }],
  );

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') onSet(address);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Root role="group" aria-label="Link">
      <Input
        aria-label="Address"
        placeholder="Address, or words of a page"
        value={address}
        list={list}
        autoFocus
        autoComplete="off"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={press}
      />
      <datalist id={list}>
        {pages.map((page) => (
          <option key={page.address} value={page.address} label={page.title} />
        ))}
      </datalist>
      <Button size="sm" onClick={() => onSet(address)}>
        Set link
      </Button>
      {start !== '' && (
        <Button size="sm" variant="secondary" onClick={() => onSet('')}>
          Remove link
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClose}>
        Close
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  align-items: center;
  padding: ${theme.space[1]};
  border-bottom: 1px solid ${theme.colors.border};
  input {
    flex: 1 1 12rem;
    width: auto;
    min-width: 0;
  }
`;
