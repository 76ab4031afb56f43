import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { AccountView } from 'content-api/contract';
import { Badge, Button, Icon, theme } from 'shared-ui';
import { AccountPicture } from '../components/account-picture.tsx';
import { icons } from '../components/icons.ts';
import { languageName } from '../lib/language-name.ts';
import { useDates } from '../lib/use-dates.ts';
import { nameOfRights } from './rights-words.ts';

interface AccountRowProps {
  account: AccountView;
  isMe: boolean;
  /** Nobody changes an account that may do more than they may. */
  mayChange: boolean;
  onEdit: () => void;
}

/** One person of the console. */
export function AccountRow({ account, isMe, mayChange, onEdit }: AccountRowProps) {
  const dates = useDates();
  const { username, email, role, may, languages, picture, isDisabled, hasSecondFactor, lastSeenAt } = account;
  const limit = languages && ` · Content in ${languages.map(languageName).join(', ')} only`;
  const seen = lastSeenAt === null ? 'Not signed in' : `Last here ${dates.time(lastSeenAt)}`;
  return (
    <>
      <AccountPicture src={picture} name={username} />
      <Main>
        <strong>
          {username} {isMe && <Badge tone="success">You</Badge>}{' '}
          {isDisabled && <Badge tone="warning">Disabled</Badge>}
        </strong>
        <p>{email}</p>
        <p>
          {role === 'admin' ? nameOfRights(may) : 'No access to the console'}
          {limit} · {seen} · {hasSecondFactor ? 'Second factor' : 'Password only'}
        </p>
      </Main>
      {mayChange && (
        <Button size="sm" variant="secondary" aria-label={`Edit ${username}`} onClick={onEdit}>
          <Icon name={icons.edit} />
          Edit
        </Button>
      )}
    </>
  );
}

const Main = styled.div(css`
  flex: 1 1 11rem;
  strong {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem ${theme.space[1]};
    align-items: center;
  }
`);
