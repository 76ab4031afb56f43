import { ButtonLink } from 'shared-ui';
import type { Resource } from '../lib/resources/resource.ts';
import { NoticePage } from './notice-page.tsx';
import { RetryButton } from './retry-button.tsx';

interface NoRecordProps {
  title: string;
  message: string;
  /** Address of the record's list, and the label of the link to it. */
  back: { to: string; label: string };
  /** Resource to fetch again; left out when there is no such record. */
  retry?: Resource<unknown> | false;
}

/** In place of one record: that there is none, or that it could not be fetched. */
export function NoRecord({ title, message, back, retry }: NoRecordProps) {
  return (
    <NoticePage code={retry ? undefined : '404'} title={title} message={message}>
      {retry && <RetryButton resource={retry} size="lg" />}
      <ButtonLink href={back.to} size="lg">
        {back.label}
      </ButtonLink>
    </NoticePage>
  );
}
