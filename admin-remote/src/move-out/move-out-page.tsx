import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { exportsCalls } from 'content-api/moving';
import type { ExportFormat } from 'content-api/moving';
import { Button, Stack, Text, theme, toast } from 'shared-ui';
import { GuardedLink } from '../components/guarded-link.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { sendForm } from '../lib/send-form.ts';
import { tellFailure } from '../lib/tell-failure.ts';

interface Way {
  format: ExportFormat;
  title: string;
  command: string;
  description: string;
}

const ways: readonly Way[] = [
  {
    format: 'static',
    title: 'A static copy',
    command: 'npm run static -- FOLDER --base https://new.example',
    description:
      'Every page, picture, film, feed and script as files that any web host can send, with the redirects for Netlify, Cloudflare Pages and nginx. Forms and the search of the blog need a server.',
  },
  {
    format: 'markdown',
    title: 'Markdown',
    command: 'npm run content -- markdown FOLDER',
    description:
      'Posts, pages and projects as files with front matter, as Hugo, Jekyll, Astro and Obsidian read them, and the media.',
  },
  {
    format: 'wxr',
    title: 'WordPress',
    command: 'npm run content -- wxr FOLDER',
    description: 'The same as an export of WordPress (WXR 1.2), and the media.',
  },
  {
    format: 'exact',
    title: 'Everything, exactly',
    command: 'npm run content -- export FILE',
    description:
      'All content with every field and translation, and the media, for another site of this kind.',
  },
];

/** 'Take your site with you': the ways out, each as a download and as its command. */
export default function MoveOutPage() {
  const api = useApi();
  const download = useMutation({
    mutationFn: ({ format }: Way) => api.call(exportsCalls.ticketForExport, { path: { format } }),
    onSuccess({ ticket }, { format }) {
      sendForm(api.addressOf(exportsCalls.downloadExport, { format }), { ticket });
      toast.success('The download has begun. A large site takes a while.');
    },
    onError: (failure) => tellFailure(failure, 'Error making the archive'),
  });

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
        description="It is yours: each way takes along what is public, as an archive, and Move in reads it again."
      />
      <Stack gap={3}>
        {ways.map((way) => (
          <Panel
            key={way.title}
            title={way.title}
            description={way.description}
            actions={
              <Button
                size="sm"
                aria-label={`Download: ${way.title}`}
                loading={download.isPending && download.variables === way}
                disabled={download.isPending}
                onClick={() => download.mutate(way)}
              >
                Download
              </Button>
            }
          >
            <details>
              <Summary>As a command, where the site runs</Summary>
              <Command>
                <code>{way.command}</code>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Copy the command: ${way.title}`}
                  onClick={() => void copy(way.command)}
                >
                  Copy
                </Button>
              </Command>
            </details>
          </Panel>
        ))}
        <Text size="sm" tone="quiet" measure>
          Accounts and messages are in <GuardedLink to={paths.backups}>Backups</GuardedLink>.
        </Text>
      </Stack>
    </>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Summary = styled.summary(css`
  width: fit-content;
  color: ${colors.textQuiet};
  font-size: ${fontSizes.sm};
  cursor: pointer;
`);

const Command = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radii.md};
  background: ${colors.raised};
  code {
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
`);
