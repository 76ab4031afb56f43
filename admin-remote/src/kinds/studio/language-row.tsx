import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { nameOfLanguage } from 'content-api/contract';
import { use } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Button, Checkbox, Icon, theme } from 'shared-ui';
import { EditorName } from '../../components/editor/editor-field.tsx';
import { controlId } from '../../components/editor/field-faults.ts';
import { GuardedLink } from '../../components/guarded-link.tsx';
import { icons } from '../../components/icons.ts';
import { SortableRow } from '../../components/sortable/sortable-row.ts';
import { useSortableRow } from '../../components/sortable/use-sortable-row.tsx';
import { languageName } from '../../lib/language-name.ts';
import { paths } from '../../lib/paths.ts';

interface LanguageRowProps {
  /** Id of the row in its list. */
  id: string;
  /** Name of the language in the form, such as `languages.1`. */
  path: string;
  code: string;
  isOffered: boolean;
  /** The site has the language already, so that there may be something to do. */
  isSaved: boolean;
  onOffer: (isOffered: boolean) => void;
  onRemove: () => void;
}

/** One further language: its name in itself and in English, whether visitors are offered it, and its place. */
export function LanguageRow({ id, path, code, isOffered, isSaved, onOffer, onRemove }: LanguageRowProps) {
  const name = languageName(code);
  const { errors } = useFormState({ name: path });
  const { rowProps, handle, buttons } = useSortableRow(id, name);
  const field = `${path}.code`;
  const fault: unknown = get(errors, `${field}.message`);
  return (
    <Row {...rowProps} aria-label={name}>
      <div className="line">
        {handle}
        {/* The list of faults leads here. */}
        <div className="words" id={controlId(use(EditorName), field)} tabIndex={-1}>
          <span className="title">
            <bdi lang={code}>{nameOfLanguage(code)}</bdi>
          </span>
          <span className="summary">{`${name} · ${code}`}</span>
        </div>
        {buttons}
      </div>
      <div className="more">
        <Checkbox
          label="Offered to visitors"
          checked={isOffered}
          onChange={({ target }) => onOffer(target.checked)}
        />
        {isSaved && <GuardedLink to={paths.translations(code)}>What is missing in {name}</GuardedLink>}
        <Button size="sm" variant="ghost" onClick={onRemove}>
          <Icon name={icons.trash} />
          Remove {name}
        </Button>
      </div>
      {typeof fault === 'string' && <p className="fault">{fault}</p>}
    </Row>
  );
}

const { colors, fontSizes, space } = theme;

const Row = styled(SortableRow)(css`
  scroll-margin-top: var(--form-top, ${space[1]});
  .words {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .title,
  .summary {
    display: block;
  }
  .title {
    color: ${colors.text};
    font-weight: 600;
  }
  .summary {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    align-items: center;
    justify-content: space-between;
    padding: 0 ${space[1]} ${space[1]} ${space[2]};
  }
  .more > a {
    padding: ${space[1]} 0;
    color: ${colors.primaryText};
    font-size: ${fontSizes.sm};
  }
  .fault {
    padding: 0 ${space[2]} ${space[1]};
    color: ${colors.dangerText};
    font-size: ${fontSizes.sm};
  }
`);
