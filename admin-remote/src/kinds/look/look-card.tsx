import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { calls, look } from 'content-api/contract';
import { Button, Skeleton, theme, VisuallyHidden } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import type { FormValues } from '../../records/form-values.ts';
import { lookInputOf } from './look-values.ts';

interface LookCardProps {
  name: string;
  about?: string;
  values: FormValues;
  onTry: () => void;
  onTake: () => void;
  onRemove?: () => void;
}

/** A look with a small preview of the studio's own home page in it. */
export function LookCard({ name, about, values, onTry, onTake, onRemove }: LookCardProps) {
  const of = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Root>
      <HomeInLook values={values} />
      <strong>{name}</strong>
      {about && <p>{about}</p>}
      <div className="actions">
        <Button size="sm" variant="secondary" onClick={onTry}>
          Try{of}
        </Button>
        <Button size="sm" onClick={onTake}>
          Take{of}
        </Button>
        {onRemove && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove{of}
          </Button>
        )}
      </div>
    </Root>
  );
}

/** The real page, of which a preview is made for this purpose. */
function HomeInLook({ values }: { values: FormValues }) {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ['look-preview', values],
    queryFn: () =>
      api.call(calls.createPreview, {
        body: { unsaved: [{ kind: look.name, id: look.name, data: lookInputOf(values), of: 'live' }] },
      }),
    staleTime: Infinity,
    // The server keeps only so many previews of a person, so that one of an earlier visit may have ended.
    gcTime: 0,
    retry: false,
  });
  return (
    <div className="page" aria-hidden="true">
      {data ? (
        <iframe
          src={new URL(data.url).pathname}
          title="The home page in this look"
          loading="lazy"
          tabIndex={-1}
          inert
        />
      ) : (
        !isError && <Skeleton height="100%" />
      )}
    </div>
  );
}

const { colors, fontSizes, radii, space } = theme;

/** Size of the page in its preview, as a share of the real one. */
const scale = 0.1875;

const Root = styled.div(css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  height: 100%;
  .page {
    position: relative;
    width: 100%;
    max-width: ${1280 * scale}px;
    height: ${800 * scale}px;
    overflow: hidden;
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    background: ${colors.surface};
  }
  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    width: 1280px;
    /* What is cut off holds the notice of the preview. */
    height: 880px;
    border: 0;
    transform: scale(${scale});
    transform-origin: 0 0;
    pointer-events: none;
  }
  strong {
    color: ${colors.text};
    font-weight: 600;
  }
  p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
    line-height: 1.4;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`);
