import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Command } from 'cmdk';
import { foldText, tradeLabels, trades } from 'content-api/contract';
import type { Trade } from 'content-api/contract';
import { iconLabel, iconSet, readSetIcon, setIconValue } from 'content-api/icon-set';
import type { SetIcon as Name } from 'content-api/icon-set';
import { useState } from 'react';
import { Dialog, theme } from 'shared-ui';
import { useTrade } from '../lib/use-trade.ts';
import { PaletteFrame } from '../palette/palette-styles.ts';
import { movedInGrid } from './moved-in-grid.ts';
import SetIcon from './set-icon.tsx';

export interface ChooseIconProps {
  /** The icon that is chosen now, as a record holds it. */
  icon: string;
  /** Called with what a record holds of the chosen one. */
  onChoose: (icon: string) => void;
  onClose: () => void;
}

/** The icons of the set with their names, those of the studio's trade first. */
export default function ChooseIconDialog({ icon, onChoose, onClose }: ChooseIconProps) {
  const own = useTrade();
  const chosen = readSetIcon(icon);
  const order = [own, ...trades.filter((trade) => trade !== own)];
  const [current, setCurrent] = useState<string>(chosen ?? iconSet[own][0] ?? '');
  const [text, setText] = useState('');
  return (
    <Wide open title="Choose an icon" onClose={onClose}>
      <Tiles
        label="Icons"
        value={current}
        onValueChange={setCurrent}
        filter={holds}
        onKeyDown={(event) => {
          const next = movedInGrid(event, text === '');
          if (next === undefined) return;
          event.preventDefault();
          setCurrent(next);
        }}
      >
        <Command.Input
          data-autofocus
          value={text}
          onValueChange={setText}
          placeholder="Search: wedding, interior, code..."
        />
        <Command.List label="Icons">
          <Command.Empty>No icon is called that. A picture of your own can be uploaded.</Command.Empty>
          {order.map((trade) => (
            <Command.Group key={trade} heading={headingOf(trade)}>
              {iconSet[trade].map((name) => (
                <Tile key={name} name={name} isChosen={name === chosen} onChoose={onChoose} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Tiles>
    </Wide>
  );
}

interface TileProps {
  name: Name;
  isChosen: boolean;
  onChoose: (icon: string) => void;
}

function Tile({ name, isChosen, onChoose }: TileProps) {
  const label = iconLabel(name);
  return (
    <Command.Item
      value={name}
      keywords={[label.name, label.words]}
      data-chosen={isChosen || undefined}
      onSelect={() => onChoose(setIconValue(name))}
    >
      <SetIcon icon={setIconValue(name)} />
      <span>{label.name}</span>
    </Command.Item>
  );
}

function headingOf(trade: Trade): string {
  return trade === 'other' ? 'For everybody' : tradeLabels[trade];
}

/** The beginning of a word stands above the middle of one. */
function holds(name: string, text: string, keywords: readonly string[] = []): number {
  const [words, wanted] = [` ${foldText([...keywords, name].join(' '))}`, foldText(text.trim())];
  if (words.includes(` ${wanted}`)) return 1;
  return words.includes(wanted) ? 0.5 : 0;
}

const { colors, fontSizes, space } = theme;

const Wide = styled(Dialog)(css`
  max-width: 44rem;
`);

const Tiles = styled(PaletteFrame)(css`
  [cmdk-list] {
    height: min(30rem, 60dvh);
  }
  [cmdk-group-items] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
    gap: 0.25rem;
  }
  [cmdk-group] + [cmdk-group] {
    margin-top: ${space[1]};
  }
  [cmdk-item] {
    flex-direction: column;
    justify-content: start;
    padding: 0.75rem 0.375rem;
    font-size: ${fontSizes.sm};
    line-height: 1.25;
    text-align: center;
    overflow-wrap: anywhere;
  }
  [cmdk-item] > svg {
    flex: none;
    color: ${colors.primaryText};
  }
  [cmdk-item][data-chosen] {
    background: ${colors.primaryTint};
  }
`);
