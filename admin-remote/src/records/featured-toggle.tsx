import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind, RecordSummary } from 'content-api/contract';
import { Badge, Icon, theme, toast } from 'shared-ui';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { useMayEdit } from '../lib/use-account-languages.ts';
import { useMay } from '../lib/use-me.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import type { ListedPage } from './editorial-calls.ts';
import { listedKey } from './queries.ts';
import { isShown } from './record-states.ts';

interface FeaturedToggleProps {
  kind: Kind;
  summary: RecordSummary;
}

/** Features a record, or takes that back. It shows at once; what fails goes back. */
export function FeaturedToggle({ kind, summary }: FeaturedToggleProps) {
  const { _id, title } = summary;
  const mayEdit = useMayEdit(kind)();
  const mayPublish = useMay()('publish');
  const mayChange = mayEdit && (mayPublish || !isShown(summary));
  const api = useApi();
  const queries = useQueryClient();
  const queryKey = listedKey(kind);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isFeatured: boolean) =>
      api.call(calls.changeRecord, {
        path: { kind: kind.name, id: _id },
        body: { featured: isFeatured },
      }),
    async onSuccess(_view, isFeatured) {
      // An answer that was asked for before would take it back.
      await queries.cancelQueries({ queryKey });
      show(isFeatured);
      if (isFeatured) toast.success(`Featured. ${kind.featured ?? ''}`);
    },
    onError: (failure) => tellFailure(failure, 'Error saving'),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });

  const featured = isPending ? variables : summary.featured;

  function show(isFeatured: boolean): void {
    queries.setQueriesData<ListedPage<Kind>>({ queryKey }, (page) => {
      if (page === undefined) return page;
      const items = page.items.map((item) =>
        item.summary._id === _id ? { ...item, summary: { ...item.summary, featured: isFeatured } } : item,
      );
      return { ...page, items };
    });
  }

  if (!mayChange) return featured && <Badge>Featured</Badge>;
  return (
    <Toggle
      type="button"
      aria-pressed={featured}
      aria-label={`Featured: ${title}`}
      title={kind.featured}
      aria-busy={isPending}
      onClick={() => !isPending && mutate(!featured)}
    >
      <Icon name={icons.star} />
      Featured
    </Toggle>
  );
}

const { colors, duration, fontSizes, radii, space, targetSize } = theme;

const Toggle = styled.button(css`
  display: inline-flex;
  flex: none;
  gap: 0.375rem;
  align-items: center;
  min-height: ${targetSize};
  margin: -0.5rem -${space[1]} -0.5rem 0;
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radii.md};
  background: none;
  color: ${colors.textQuiet};
  font-size: ${fontSizes.xs};
  cursor: pointer;
  transition:
    background-color ${duration},
    color ${duration};
  &:hover {
    background: ${colors.hover};
    color: ${colors.text};
  }
  &[aria-pressed='true'] {
    color: ${colors.primaryText};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`);
