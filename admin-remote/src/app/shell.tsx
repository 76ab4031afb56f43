import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Drawer, IconButton, mediaUp, SkipLink, StatusBanner, theme } from 'shared-ui';
import { Menu } from './menu.tsx';
import { useScreenScroll } from './use-screen-scroll.ts';

interface ShellProps {
  notices: readonly string[];
  children: ReactNode;
}

const mainId = 'console-main';

/** The frame of every screen: sidebar, on a phone a bar with a drawer, and the screen itself. */
export function Shell({ notices, children }: ShellProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  useScreenScroll();
  return (
    <Frame>
      <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
      <header className="bar">
        <IconButton
          icon="menu"
          label="Open menu"
          aria-expanded={isOpen}
          onClick={() => setOpenAt(pathname)}
        />
        <span>Admin Dashboard</span>
      </header>
      <aside>
        <Menu />
      </aside>
      <Drawer open={isOpen} label="Menu" onClose={() => setOpenAt(undefined)}>
        <Menu />
      </Drawer>
      <main id={mainId} tabIndex={-1}>
        {notices.map((notice) => (
          <StatusBanner key={notice} tone="warning" className="notice">
            {notice}
          </StatusBanner>
        ))}
        {children}
      </main>
    </Frame>
  );
}

const { colors, fonts, space } = theme;

const Frame = styled.div(css`
  min-height: 100dvh;
  background: ${colors.background};
  .bar {
    position: sticky;
    z-index: 3;
    top: 0;
    display: flex;
    gap: ${space[1]};
    align-items: center;
    padding: 0.25rem ${space[1]};
    border-bottom: 1px solid ${colors.border};
    background: ${colors.surface};
    color: ${colors.text};
    font: 600 1rem/1.2 ${fonts.display};
  }
  > aside {
    display: none;
  }
  > main {
    padding: ${space[2]};
    outline: none;
  }
  .notice {
    margin-bottom: ${space[3]};
    overflow-wrap: anywhere;
  }
  ${mediaUp('page.lg')} {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    .bar {
      display: none;
    }
    > aside {
      position: sticky;
      top: 0;
      display: block;
      height: 100dvh;
      overflow-y: auto;
      padding: ${space[2]} ${space[1]};
      border-right: 1px solid ${colors.border};
      background: ${colors.surface};
    }
    > main {
      width: 100%;
      max-width: 80rem;
      padding: 0 ${space[4]} ${space[5]};
    }
    .notice {
      margin-block: ${space[2]} 0;
    }
  }
`);
