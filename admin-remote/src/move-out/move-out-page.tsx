import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, Stack, Text, theme, toast } from 'shared-ui';
import { GuardedLink } from '../components/guarded-link.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Panel } from '../components/panel.tsx';
import { paths } from '../lib/paths.ts';

const ways = [
  {
    title: 'A static copy',
    command: 'npm run static -- FOLDER --base https://new.example',
    description:
      'Every page, picture, film, feed and script as files that any web host can send, with the redirects for Netlify, Cloudflare Pages and nginx. Forms and the search of the blog need a server.',
  },
  {
    title: 'Markdown',
    command: 'npm run content -- markdown FOLDER',
    description:
      'Posts, pages and projects as files with front matter, as Hugo, Jekyll, Astro and Obsidian read them, and the media.',
  },
  {
    title: 'WordPress',
    command: 'npm run content -- wxr FOLDER',
    description: 'The same as an export of WordPress (WXR 1.2), and the media.',
  },
  {
    title: 'Everything, exactly',
    command: 'npm run content -- export FILE',
    description:
      'All content with every field and translation, and the media, for another site of this kind.',
  },
];

/** 'Take your site with you': the ways out, each as its command. */
export default function MoveOutPage() {
  async function copy(command: string) {
    try {
      await navigator.clipboard.writeText(command);
      toast.success('Command copied');
    } catch {
      toast.error('The browser did not allow copying. Select the command and copy it.');
    }
  }
  return (
    <>
      <PageHeader
        title="Take your site with you"
        description="It is yours: each way writes what is public into a folder, and Move in reads it again."
      />
      <Stack gap={3}>
        {ways.map(({ title, command, description }) => (
          <Panel
            key={title}
            title={title}
            description={description}
            actions={
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Copy the command: ${title}`}
                onClick={() => void copy(command)}
              >
                Copy
              </Button>
            }
          >
            <Command>{command}</Command>
          </Panel>
        ))}
        <Text size="sm" tone="quiet" measure>
          The commands run where the site runs. Accounts and messages are in{' '}
          <GuardedLink to={paths.backups}>Backups</GuardedLink>.
        </Text>
      </Stack>
    </>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Command = styled.code(css`
  display: block;
  padding: ${space[1]};
  border-radius: ${radii.md};
  background: ${colors.raised};
  color: ${colors.text};
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
`);
