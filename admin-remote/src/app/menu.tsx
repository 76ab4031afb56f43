import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { requireSession } from 'shared-session';
import { useLocation } from 'react-router-dom';
import { useOptionalUser } from 'shared-session/react';
import { Icon, theme } from 'shared-ui';
import { GuardedLink } from '../components/guarded-link.tsx';
import { useLeaveGuard } from '../components/leave-guard.tsx';
import { unreadQuery } from '../lib/message-queries.ts';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';
import { useTrade } from '../lib/use-trade.ts';
import { paths } from '../lib/paths.ts';
import { icons } from '../components/icons.ts';
import { furtherPages, pages } from './pages.ts';
import type { ConsolePage } from './pages.ts';

/** The sidebar: signed-in user, screens, account. */
export function Menu() {
  const user = useOptionalUser();
  const may = useMay();
  const { data: unread = 0 } = useQuery({ ...unreadQuery(useApi()), enabled: may('messages') });
  const hasLanguages = useSiteLanguages().length > 0;
  const trade = useTrade();
  const isOffered = ({ needs, trades, isForLanguages = false }: ConsolePage) =>
    (needs === undefined || may(needs)) &&
    (hasLanguages || !isForLanguages) &&
    (trades?.includes(trade) ?? true);
  const offered = pages.filter(isOffered);
  const ofStudio = offered.filter(({ within }) => within === 'Studio');
  const { leave } = useLeaveGuard();
  return (
    <Root>
      <div className="head">
        <p className="name">Admin Dashboard</p>
        <p className="user">Welcome, {user?.username}</p>
      </div>
      <nav aria-label="Console">
        <ul>
          {offered
            .filter(({ within }) => within === undefined)
            .map((page) => (
              <li key={page.path}>
                <PageLink page={page} badge={page.path === paths.messages ? unread : 0} />
              </li>
            ))}
          {ofStudio.length > 0 && (
            <li>
              <MenuGroup label="Studio" pages={ofStudio} />
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label="Account">
        <ul>
          {furtherPages.filter(isOffered).map((page) => (
            <li key={page.path}>
              <PageLink page={page} />
            </li>
          ))}
          <li>
            <GuardedLink to={paths.website} reloadDocument>
              <Icon name="globe" />
              View Website
            </GuardedLink>
          </li>
          <li>
            <button type="button" onClick={() => leave(() => requireSession().logout())}>
              <Icon name={icons.logout} />
              Logout
            </button>
          </li>
        </ul>
      </nav>
    </Root>
  );
}

/** Screens under a heading that opens and shuts; open while one of them is on. */
function MenuGroup({ label, pages: screens }: { label: string; pages: ConsolePage[] }) {
  const { pathname } = useLocation();
  const isWithin = screens.some(({ path }) => path === pathname);
  return (
    <details key={String(isWithin)} open={isWithin}>
      <summary>
        <Icon name={icons.sliders} />
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {screens.map((page) => (
          <li key={page.path}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PageLink({ page, badge = 0 }: { page: ConsolePage; badge?: number }) {
  return (
    <GuardedLink
      to={page.path}
      end={page.route === ''}
      onPointerEnter={page.preload}
      onFocus={page.preload}
      onTouchStart={page.preload}
    >
      <Icon name={page.icon} />
      {page.label}
      {badge > 0 && (
        <span className="badge" aria-label={`${badge} unread`}>
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </GuardedLink>
  );
}

const { colors, fonts, fontSizes, radii, space, targetSize, duration } = theme;

const Root = styled.div(css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-height: 100%;
  .head {
    padding: ${space[1]};
  }
  .name {
    color: ${colors.text};
    font: 600 1.0625rem/1.3 ${fonts.display};
    letter-spacing: -0.015em;
  }
  .user {
    overflow: hidden;
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  nav:last-of-type {
    margin-top: auto;
    padding-top: ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  li + li {
    margin-top: 2px;
  }
  details ul {
    margin: 2px 0 2px ${space[2]};
    padding-left: ${space[1]};
    border-left: 1px solid ${colors.border};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg:last-of-type {
    margin-left: auto;
    transition: transform ${duration};
  }
  details[open] summary svg:last-of-type {
    transform: rotate(180deg);
  }
  a,
  summary,
  button {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    width: 100%;
    min-height: ${targetSize};
    padding: 0 ${space[1]};
    border: 0;
    border-radius: ${radii.md};
    background: none;
    color: ${colors.textSoft};
    font: 500 ${fontSizes.sm} / 1.3 ${fonts.text};
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color ${duration},
      color ${duration};
  }
  svg {
    flex: none;
    font-size: 1.125rem;
  }
  a:hover,
  summary:hover,
  button:hover {
    background: ${colors.hover};
    color: ${colors.text};
  }
  a[aria-current='page'] {
    background: ${colors.primaryTint};
    color: ${colors.primaryText};
  }
  .badge {
    margin-left: auto;
    padding: 0.125rem ${space[1]};
    border-radius: ${radii.pill};
    background: ${colors.primary};
    color: ${colors.onFill};
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`);
