import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { about, founders, kinds } from 'content-api/contract';
import type { Translations } from 'content-api/contract';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badge, Button, EmptyState, Heading, Skeleton, Stack, Text, theme } from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PillBar } from '../components/pill-bar.tsx';
import { RowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { languageName } from '../lib/language-name.ts';
import { paths } from '../lib/paths.ts';
import { settingsQuery } from '../lib/settings-query.ts';
import { FileButtons } from './file-buttons.tsx';
import { translationsQuery } from './translations-query.ts';

type Item = Translations['items'][number];

const shownAtFirst = 50;
const states = ['missing', 'stale'] as const;
const stateLabels = { missing: 'Missing', stale: 'Out of date' };

/** 'Translations': what is to be done in a language, with the way to each form, and files for translators. */
export default function TranslationsPage() {
  const settings = useQuery(settingsQuery(useApi()));
  const [params] = useSearchParams();
  const [, ...further] = settings.data?.languages ?? [];
  const asked = params.get('language') ?? '';
  const language = further.includes(asked) ? asked : further[0];
  const state = params.get('state') === 'stale' ? 'stale' : 'missing';
  return (
    <>
      <PageHeader
        title="Translations"
        description="What is missing in a language, and what has changed since it was translated."
        actions={language !== undefined && <FileButtons language={language} />}
      />
      {settings.isPending && <Skeleton height="16rem" label="Loading languages" />}
      {settings.error && (
        <LoadFailure
          failure={settings.error}
          otherwise="Error loading languages"
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && language === undefined && (
        <EmptyState
          level={2}
          icon="globe"
          title="The site has one language"
          message="Further ones are added under Studio, Name and contact, Language and Time."
        />
      )}
      {language !== undefined && (
        <Stack gap={2} style={{ maxWidth: '52rem' }}>
          <PillBar as="nav" aria-label="Language">
            {further.map((code) => (
              <Link
                key={code}
                to={paths.translations(code, state)}
                aria-current={code === language ? 'true' : undefined}
              >
                {languageName(code)}
              </Link>
            ))}
          </PillBar>
          <PillBar as="nav" aria-label="What is to be done">
            {states.map((one) => (
              <Link
                key={one}
                to={paths.translations(language, one)}
                aria-current={one === state ? 'true' : undefined}
              >
                {stateLabels[one]}
              </Link>
            ))}
          </PillBar>
          <List key={`${language} ${state}`} language={language} state={state} />
        </Stack>
      )}
    </>
  );
}

function List({ language, state }: { language: string; state: 'missing' | 'stale' }) {
  const { data, error, isFetching, refetch } = useQuery(translationsQuery(useApi(), { language, state }));
  const name = languageName(language);
  if (!data) {
    return error && !isFetching ? (
      <LoadFailure failure={error} otherwise="Error fetching translations" onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="16rem" label="Looking for what is to be done" />
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState
        level={2}
        icon="check"
        title={state === 'missing' ? `Nothing is missing in ${name}` : `${name} is up to date`}
        message={
          state === 'missing'
            ? 'Everything is translated and public.'
            : 'Nothing has changed since it was translated.'
        }
      />
    );
  }
  const byKind = Map.groupBy(data.items, ({ kind }) => kind);
  return kinds.map((kind) => {
    const items = byKind.get(kind.name) ?? [];
    const title = kind.single === true ? kind.words.one : kind.words.many;
    return items.length > 0 && <OfKind key={kind.name} title={title} items={items} language={language} />;
  });
}

function OfKind({ title, items, language }: { title: string; items: Item[]; language: string }) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId} style={{ marginBottom: '0.75rem' }}>
        {title} ({items.length})
      </Heading>
      <RowList role="list" aria-labelledby={titleId}>
        {shown.map((item) => (
          <li key={item._id}>
            <Row item={item} language={language} />
          </li>
        ))}
      </RowList>
      {shown.length < items.length && (
        <Button variant="secondary" style={{ marginTop: '0.75rem' }} onClick={() => setWhole(true)}>
          Show all {items.length}
        </Button>
      )}
    </section>
  );
}

function Row({ item: { kind: name, _id, title, state, stale }, language }: { item: Item; language: string }) {
  const kind = kinds.find((one) => one.name === name);
  const words = (kind?.single === true ? kind.words.one : title) || 'Untitled';
  const first = stale[0]?.is || stale[0]?.was;
  return (
    <Main>
      <div className="line">
        {kind ? <Link to={formOf(name, _id, language)}>{words}</Link> : words}
        {state === 'draft' && <Badge>Draft</Badge>}
      </div>
      {stale.length > 0 && (
        <Text size="sm" tone="quiet">
          {stale.length} {stale.length === 1 ? 'change' : 'changes'}
          {first && <>: {first}</>}
        </Text>
      )}
    </Main>
  );
}

/** Address of the form. The founders are translated on the screen of the about page. */
function formOf(name: string, id: string, language: string): string {
  if (name === founders.name) return `${paths.translation(about, id, language)}&part=${founders.name}`;
  const kind = kinds.find((one) => one.name === name) ?? about;
  return paths.translation(kind, id, language);
}

const { space } = theme;

const Main = styled.div(css`
  flex: 1;
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem ${space[1]};
    align-items: center;
    overflow-wrap: anywhere;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`);
