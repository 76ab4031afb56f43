import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { about, home, legal, look, project, service, studio } from 'content-api/contract';
import type { Setup } from 'content-api/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon, theme, VisuallyHidden } from 'shared-ui';
import { paths } from '../lib/paths.ts';
import { useTrade } from '../lib/use-trade.ts';
import { TradeStep } from './trade-step.tsx';

type Step = Setup['steps'][number]['name'];

const words: Record<Step, { label: string; hint: string; to: string }> = {
  trade: { label: 'Say what you do', hint: '', to: paths.kind(studio) },
  name: { label: 'Say your name', hint: 'And in one line what you do.', to: paths.kind(studio) },
  mark: { label: 'Add your mark', hint: 'A square picture before the name.', to: paths.kind(studio) },
  colours: {
    label: 'Choose your look',
    hint: 'One of eight whole looks, then your own colours and fonts.',
    to: paths.kind(look),
  },
  home: {
    label: 'Say what stands first',
    hint: 'A headline, a sentence and a picture at the top of the home page.',
    to: paths.kind(home),
  },
  project: { label: 'Show a first project', hint: 'One good picture is enough.', to: paths.kind(project) },
  services: {
    label: 'Say what you offer',
    hint: 'Visitors see built-in services and names in the footer, which nobody has stated.',
    to: paths.kind(service),
  },
  about: { label: 'Tell who you are', hint: 'The about page and its people.', to: paths.kind(about) },
  contact: {
    label: 'Say how to reach you',
    hint: 'An e-mail address, a phone, a town.',
    to: paths.kind(studio),
  },
  legal: {
    label: 'Check the legal texts',
    hint: 'Visitors see templates, which nobody has stated.',
    to: paths.kind(legal),
  },
  mail: {
    label: 'Have messages sent to you',
    hint: 'With the mail server of your provider. Until then they wait here.',
    to: paths.mail,
  },
};

/** Hints for trades without built-in content: these places stay empty until the studio fills them. */
const emptyHints: Partial<Record<Step, string>> = {
  services: 'Each gets a card and a page of its own.',
  legal: 'There are templates to begin with. Until then there are no such pages.',
};

/** The steps of a new studio, each a link to its screen. */
export default function SetupList({ steps }: Setup) {
  const titleId = useId();
  const trade = useTrade();
  const hintOf = (name: Step) => (trade === 'software' ? undefined : emptyHints[name]) ?? words[name].hint;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Root aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>Make it yours</h2>
        <p>
          {done} of {steps.length} done
        </p>
      </header>
      <ol>
        {steps.map(({ name, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            <Icon name={isDone ? 'check' : 'chevron-right'} />
            {name === 'trade' && !isDone ? (
              <TradeStep />
            ) : (
              <>
                <Link to={words[name].to}>{words[name].label}</Link>
                {isDone ? <VisuallyHidden>Done</VisuallyHidden> : <span>{hintOf(name)}</span>}
              </>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.section(css`
  margin-bottom: ${space[3]};
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: ${space[1]};
  }
  h2 {
    font-size: ${fontSizes.h4};
  }
  header p,
  li span {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    align-items: center;
    min-height: 44px;
  }
  li + li {
    border-top: 1px solid ${colors.border};
  }
  li svg {
    flex: none;
    color: ${colors.primaryText};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${colors.text};
    font-weight: 600;
  }
  a:hover {
    text-decoration: underline;
  }
  [data-done] a {
    color: ${colors.textQuiet};
    font-weight: 400;
  }
  [data-done] svg {
    color: ${colors.successText};
  }
`);
