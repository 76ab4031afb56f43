import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { testimonial } from 'content-api/contract';
import type { CardOf, TestimonialRequest } from 'content-api/contract';
import { useSearchParams } from 'react-router-dom';
import { Button, theme } from 'shared-ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Panel } from '../../components/panel.tsx';
import { useApi } from '../../lib/api-context.ts';
import { useDates } from '../../lib/use-dates.ts';
import { RecordsPage } from '../../records/records-page.tsx';
import AskDialog from '../../testimonial-requests/ask-dialog.tsx';
import { RequestList } from '../../testimonial-requests/request-list.tsx';
import { requestsQuery, requestWords } from '../../testimonial-requests/requests-query.ts';

/** In the address: the project that the dialog asks about, or `any`. */
const askKey = 'ask';
const any = 'any';

/** 'Testimonial Management', with the clients who were asked. */
export default function TestimonialPage() {
  const dates = useDates();
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(requestsQuery(useApi()));
  const requests = data?.requests ?? [];
  const byTestimonial = new Map(requests.map((one) => [one.testimonial, one]));
  const asked = params.get(askKey);

  function ask(project: string | undefined) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (project === undefined) next.delete(askKey);
        else next.set(askKey, project);
        return next;
      },
      { replace: project === undefined },
    );
  }

  return (
    <>
      <RecordsPage
        kind={testimonial}
        metaOf={metaOf}
        actions={
          <Button variant="secondary" onClick={() => ask(any)}>
            Ask a client
          </Button>
        }
        above={
          <>
            {error && !isFetching && (
              <LoadFailure
                failure={error}
                otherwise="Error fetching who was asked"
                onRetry={() => void refetch()}
              />
            )}
            {requests.length > 0 && <Requests requests={requests} />}
          </>
        }
      />
      {asked !== null && (
        <AskDialog project={asked === any ? undefined : asked} onClose={() => ask(undefined)} />
      )}
    </>
  );

  function metaOf({ _id, createdAt }: CardOf<typeof testimonial>): string {
    const request = byTestimonial.get(_id);
    if (request === undefined) return `Added ${dates.day(createdAt)}`;
    const { state, sentAt = createdAt, withdrawnAt } = request;
    if (withdrawnAt !== undefined) return `Withdrawn by the client ${dates.day(withdrawnAt)}`;
    return `${requestWords[state].label} · by the client ${dates.day(sentAt)}`;
  }
}

/** Those who have not answered, and behind a line those who have. */
function Requests({ requests }: { requests: readonly TestimonialRequest[] }) {
  const [waiting, answered] = [true, false].map((isWaiting) =>
    requests.filter(({ state }) => (state === 'asked') === isWaiting),
  );
  return (
    <Spaced>
      <Panel title="Asked clients" isWide>
        {waiting && waiting.length > 0 && <RequestList requests={waiting} label="Not answered yet" />}
        {answered && answered.length > 0 && (
          <details open={waiting?.length === 0 && answered.length <= fewAnswers}>
            <summary>Answered ({answered.length})</summary>
            <RequestList requests={answered} label="Answered" />
          </details>
        )}
      </Panel>
    </Spaced>
  );
}

const fewAnswers = 3;

const Spaced = styled.div(css`
  margin-bottom: ${theme.space[3]};
  summary {
    min-height: ${theme.targetSize};
    align-content: center;
    cursor: pointer;
  }
`);
