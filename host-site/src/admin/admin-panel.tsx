import { Button, ButtonLink, Heading, Stack, Text } from 'shared-ui';
import { useEffect, useRef } from 'react';
import { paths } from '../lib/paths.ts';
import { isAdminError } from './admin-error.ts';
import { AdminStage } from './admin-stage.ts';

interface AdminPanelProps {
  error: unknown;
  /** Default: the document is loaded again. */
  onRetry?: () => void;
}

/** Shown in place of the console when it cannot be: what happened, another try, the way back. */
export function AdminPanel({ error, onRetry }: AdminPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AdminStage>
      <Stack role="alert">
        <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
          The dashboard could not be loaded
        </Heading>
        <Text>{reasonOf(error)}</Text>
        <Text>The website itself is not affected.</Text>
        <div>
          {onRetry ? <Button onClick={onRetry}>Retry</Button> : <ButtonLink href="">Retry</ButtonLink>}
          <ButtonLink href={paths.home} variant="ghost">
            Back to Website
          </ButtonLink>
        </div>
      </Stack>
    </AdminStage>
  );
}

function reasonOf(error: unknown): string {
  return isAdminError(error) ? error.message : 'A part of the dashboard failed while it was running.';
}
