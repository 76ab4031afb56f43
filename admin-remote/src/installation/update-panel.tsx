import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Installation } from 'content-api/installation';
import { Text, theme } from 'shared-ui';
import { Panel } from '../components/panel.tsx';

const places = {
  container: 'in the folder with compose.yaml',
  service: 'in the folder of the program',
  command: 'in the folder of the program',
};

/** The one command that updates, and the one that takes an update back. */
export function UpdatePanel({
  installation: { installedAs, update, takeBack },
}: {
  installation: Installation;
}) {
  return (
    <Panel title="Update">
      <Text>Back up first. Then, on the server, {places[installedAs]}:</Text>
      <Command>{update}</Command>
      <Text>An update that failed, or that you do not like, is taken back by:</Text>
      <Command>{takeBack}</Command>
    </Panel>
  );
}

const { colors, radii, space } = theme;

const Command = styled.code(css`
  display: block;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.sm};
  overflow-wrap: anywhere;
  user-select: all;
`);
