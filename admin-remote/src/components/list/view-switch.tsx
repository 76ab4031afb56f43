import styled from '@emotion/styled';
import { IconButton, theme } from 'shared-ui';
import type { IconName } from 'shared-ui';

interface ViewSwitchProps<View extends string> {
  views: readonly { id: View; label: string; icon: IconName }[];
  view: View;
  onChange: (view: View) => void;
}

/** The ways to show a list, one of them on. */
export function ViewSwitch<View extends string>({ views, view, onChange }: ViewSwitchProps<View>) {
  return (
    <Group role="group" aria-label="View">
      {views.map(({ id, label, icon }) => (
        <IconButton
          key={id}
          icon={icon}
          label={label}
          aria-pressed={id === view}
          onClick={() => onChange(id)}
        />
      ))}
    </Group>
  );
}

const { colors, radii } = theme;

const Group = styled.div`
  display: flex;
  justify-content: end;
  && {
    flex: none;
  }
  [aria-pressed='true'] {
    border-radius: ${radii.md};
    background: ${colors.primaryTint};
    color: ${colors.primaryText};
  }
`;
