import styled from '@emotion/styled';
import { Checkbox, Field, Input, safeHref } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';

interface PortraitFieldProps {
  /** Address of the portrait that is kept; empty for none. */
  face: string;
  error: string | undefined;
}

const types = 'image/jpeg,image/png,image/webp,image/avif';

/** Field of the portrait, with the one that is kept. */
export function PortraitField({ face, error }: PortraitFieldProps) {
  const { text } = useTexts();
  const kept = safeHref(face);
  return (
    <Root>
      {kept && <SitePicture src={kept} alt="" width={72} height={72} sizes="72px" />}
      <div>
        <Field label={text('ask.portrait')} hint={text('ask.portraitHint')} error={error}>
          <Input type="file" name="portrait" accept={types} />
        </Field>
        {kept && <Checkbox name="remove" value="yes" label={text('ask.remove')} />}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: 1rem;
  align-items: flex-start;

  > div {
    flex: 1;
    min-width: 0;
  }
  img {
    flex: none;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: 50%;
    object-fit: cover;
  }
  input[type='file'] {
    height: auto;
    padding-block: 0.5rem;
  }
  input::file-selector-button {
    min-height: 2rem;
    margin-inline-end: 0.75rem;
    padding-inline: 0.75rem;
    border: 1px solid ${look.lineStrong};
    border-radius: ${look.radii.sm};
    background: ${look.raisedMore};
    color: ${look.text};
    font: inherit;
    font-size: 0.875rem;
    cursor: pointer;
  }
`;
