import { GlobalStyles, Spinner } from 'shared-ui';
import type { AdminSettings } from '../admin/admin-settings.ts';
import { AdminStage } from '../admin/admin-stage.ts';
import { fullTitle } from '../lib/page/full-title.ts';
import { escapeHtml, jsonScript } from './escape.ts';
import { allFaces, fontFilesOf } from './faces.ts';
import { hashOf } from './hash-of.ts';
import { iconElements } from './icon-elements.ts';
import { loadSite } from './load-site.ts';
import { renderTree } from './render-tree.tsx';
import type { RenderedPage, RenderRequest } from './types.ts';

/** The console's document: its spinner, and hints for what it will ask for. The console itself never runs here. */
export async function renderAdmin(request: RenderRequest, remoteUrl: string): Promise<RenderedPage> {
  const { settings, assets } = request;
  const site = await loadSite(request);
  const { studio, look } = site;
  const { markup, styles } = await renderTree(
    () => (
      <>
        <GlobalStyles look={look} />
        <AdminStage>
          <Spinner label="Loading the dashboard" />
        </AdminStage>
      </>
    ),
    look.fonts,
  );
  const css = allFaces() + styles.site + styles.page;
  const config: AdminSettings = { apiBase: settings.apiBase, siteName: studio.name, remoteUrl };
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(fullTitle({ title: 'Admin', description: '' }, studio))}</title>`,
    ...assets.admin.map((file) => `<script src="${file}" defer></script>`),
    `<link rel="preconnect" href="${remoteUrl}" crossorigin>`,
    ...fontFilesOf(look.fonts).map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<meta name="description" content="${escapeHtml(`Sign in to manage ${studio.name}.`)}">`,
    `<meta name="robots" content="noindex">`,
    `<meta name="theme-color" content="${look.colors.background}"><meta name="color-scheme" content="dark">`,
    ...iconElements(site),
    `<style>${css}</style>`,
    `</head><body><div id="root">${markup}</div>${jsonScript('config', config)}</body></html>`,
  ].join('');
  return {
    status: 200,
    html,
    styleHashes: [hashOf(css)],
    scriptHashes: [],
    sound: true,
    missing: false,
    admin: true,
  };
}
