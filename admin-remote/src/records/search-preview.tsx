import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { cardNamesOf, descriptionOf, pathOfRecord, wordsNotOnShareCard } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { safeImageSrc, theme } from 'shared-ui';
import { SiteNameContext } from '../lib/window-title.ts';
import { textAt } from '../lib/value-at.ts';
import { useExcerpt } from './use-excerpt.ts';

/** Longer texts are cut off in most results. */
const shownLengths = { title: 60, description: 155 };

interface SearchPreviewProps {
  kind: Kind;
  /** Id of the record, `new` before it has one. */
  id: string;
}

/** Preview of the search result and of a shared link, for the values in the form. */
export function SearchPreview({ kind, id }: SearchPreviewProps) {
  const { control } = useFormContext<Record<string, unknown>>();
  const values = useWatch({ control });
  const siteName = use(SiteNameContext);
  const title = textAt(values, 'seoTitle') || textAt(values, kind.titleField) || 'Untitled';
  const excerpt = useExcerpt(kind, values);
  const description = textAt(values, 'seoDescription') || descriptionOf(kind, { ...values, excerpt });
  const picture = safeImageSrc(textAt(values, 'sharePicture') || pictureOf(kind, values));
  const lacking = textAt(values, 'sharePicture') === '' ? wordsNotOnShareCard(title) : [];
  const { host, origin } = window.location;
  return (
    <Root aria-label="Preview of search result and share card">
      <div className="result">
        <p className="address">{origin + prefixOf(kind) + addressOf(kind, id, textAt(values, 'slug'))}</p>
        <p className="title">{`${title} | ${siteName}`}</p>
        <p className="description">{description}</p>
        {values.noindex === true ? (
          <p className="note">Search engines are asked to leave this page out.</p>
        ) : (
          <>
            <Count of="Title" text={title} shown={shownLengths.title} />
            <Count of="Description" text={description} shown={shownLengths.description} />
          </>
        )}
      </div>
      <div className="card">
        {picture === undefined ? (
          <div className="picture" />
        ) : (
          <img className="picture" src={picture} alt="" />
        )}
        <p className="address">{host}</p>
        <p className="title">{title}</p>
        <p className="description">{description}</p>
        {lacking.length > 0 && (
          <p className="note">
            The card has no letters for: <bdi>{lacking.join(' ')}</bdi>. It leaves them out; choose a share
            picture to show them.
          </p>
        )}
      </div>
    </Root>
  );
}

/** In front of the addresses of a further language. */
function prefixOf({ language }: Kind): string {
  return language === undefined ? '' : `/${language.toLowerCase()}`;
}

/** A record that was never saved and has no slug yet has no address to show. */
function addressOf(kind: Kind, id: string, slug: string): string {
  if (id === 'new' && slug === '') return `${kind.address ?? '/'}…`;
  return pathOfRecord(kind, { _id: id, slug }) ?? '/';
}

function Count({ of, text, shown }: { of: string; text: string; shown: number }) {
  const length = [...text.trim()].length;
  const isOver = length > shown;
  return (
    <p className={isOver ? 'note' : 'count'}>
      {`${of}: ${length} of ${shown} characters${isOver ? '; the end may be cut off' : ''}`}
    </p>
  );
}

function pictureOf(kind: Kind, values: object): string {
  const name = cardNamesOf(kind).find((one) => kind.fields[one]?.type === 'image');
  return name === undefined ? '' : textAt(values, name);
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.figure(css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space[2]};
  align-items: start;
  .result,
  .card {
    overflow: hidden;
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    background: ${colors.background};
    font-size: ${fontSizes.sm};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .result {
    padding: ${space[2]};
  }
  .result .title {
    margin: 0.125rem 0 0.25rem;
    color: ${colors.primaryText};
    font-size: ${fontSizes.lg};
    line-height: 1.3;
  }
  .card p {
    margin: 0 ${space[2]};
  }
  .card .address {
    margin-top: ${space[1]};
  }
  .card .title {
    color: ${colors.text};
    font-weight: 600;
  }
  .card > :last-child {
    margin-bottom: ${space[2]};
  }
  .picture {
    width: 100%;
    aspect-ratio: 1200 / 630;
    background: ${colors.raised};
    object-fit: cover;
  }
  .title,
  .description {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .address,
  .note,
  .count {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  .description + * {
    margin-top: ${space[1]};
  }
  .note {
    color: ${colors.warningText};
  }
`);
