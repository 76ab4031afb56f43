import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { about, founders, kinds } from 'content-api/contract';
import type { Finding } from 'content-api/contract';
import { Link } from 'react-router-dom';
import { Badge, Icon, theme } from 'shared-ui';
import { languageName } from '../lib/language-name.ts';
import { paths } from '../lib/paths.ts';
import { checkWords } from './check-words.ts';

/** One fault; its title opens the field. */
export function FindingRow({ finding }: { finding: Finding }) {
  const { check, kind: name, language, title, label, state, subject, message } = finding;
  const kind = kinds.find((one) => one.name === name);
  const href = addressOf(finding);
  const words = kind?.single === true ? kind.words.one : title || 'Untitled';
  return (
    <>
      <span className="sign">
        <Icon name={checkWords[check].icon} />
      </span>
      <Main>
        <strong>
          {href === undefined ? words : <Link to={href}>{words}</Link>}
          {language !== undefined && <Badge>{languageName(language)}</Badge>}
          {state === 'draft' && <Badge>Draft</Badge>}
        </strong>
        <p>
          {kind?.single !== true && `${kind?.words.one ?? name} · `}
          {label}
        </p>
        {subject && <p className="subject">{subject}</p>}
        <p>{message}</p>
      </Main>
    </>
  );
}

/** Address of the form with the field. The founders are edited on the screen of the about page. */
function addressOf(finding: Finding): string | undefined {
  const address = formOf(finding);
  const { kind, language } = finding;
  if (address === undefined || language === undefined) return address;
  // In a further language the founders have a form of their own.
  const part = kind === founders.name ? `&part=${kind}` : '';
  return `${address}&language=${language}${part}`;
}

function formOf({ kind: name, record, field, language }: Finding): string | undefined {
  if (name === founders.name)
    return paths.field(about, record, field === 'title' && language === undefined ? 'foundersTitle' : field);
  const kind = kinds.find((one) => one.name === name);
  return kind?.menu === undefined ? undefined : paths.field(kind, record, field);
}

const { colors, fontSizes, space } = theme;

const Main = styled.div(css`
  strong {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem ${space[1]};
    align-items: center;
  }
  .subject {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
  }
`);
