import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import type { ReactNode } from 'react';
import { look } from '../lib/look.ts';

interface NoticePageProps {
  /** The answer's status, as decoration. */
  code?: string;
  title: string;
  message: string;
  /** Nothing failed. @default whether it has a code */
  isCalm?: boolean;
  /** Ways that lead on. */
  children: ReactNode;
}

/** A page that only says one thing: that there is nothing here, or that it could not be shown. */
export function NoticePage({ code, title, message, isCalm = Boolean(code), children }: NoticePageProps) {
  return (
    <Frame role={isCalm ? undefined : 'alert'}>
      <Container>
        {code && (
          <p className="code" aria-hidden="true">
            {code}
          </p>
        )}
        <h1>{title}</h1>
        <p>{message}</p>
        <div className="ways">{children}</div>
      </Container>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  min-height: 100svh;
  padding: 6.5rem 0 4rem;
  place-items: center;
  text-align: center;

  .code {
    width: fit-content;
    margin: 0 auto;
    color: transparent;
    /* Figures of some faces go below the line. */
    font: 600 clamp(6rem, 4rem + 14vw, 13rem) / 1.3 ${look.display};
    letter-spacing: -0.05em;
    background: ${look.gradient};
    -webkit-background-clip: text;
    background-clip: text;
  }
  h1 {
    margin-bottom: 1rem;
    font-size: ${look.size.h2};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    justify-content: center;
    margin-top: 2rem;
  }
`;
