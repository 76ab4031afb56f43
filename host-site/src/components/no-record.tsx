import { ButtonLink } from 'shared-ui';
import { NoticePage } from './notice-page.tsx';
import { OtherLanguages } from './other-languages.tsx';
import { RetryLink } from './retry-link.tsx';

interface NoRecordProps {
  title: string;
  message: string;
  /** Address of the record's list, and the label of the link to it. */
  back: { to: string; label: string };
  /** True when it could not be fetched, false when there is no such record. */
  hasFailed: boolean;
}

/** In place of one record: that there is none, or that it could not be fetched. */
export function NoRecord({ title, message, back, hasFailed }: NoRecordProps) {
  return (
    <NoticePage code={hasFailed ? undefined : '404'} title={title} message={message}>
      {hasFailed && <RetryLink size="lg" />}
      <ButtonLink href={back.to} size="lg">
        {back.label}
      </ButtonLink>
      {!hasFailed && <OtherLanguages />}
    </NoticePage>
  );
}
