import { bothThemesOf } from 'content-api/look';
import { GlobalStyles, schemeScript, Spinner } from 'shared-ui';
import { adminError } from '../admin/admin-error.ts';
import { AdminPanel } from '../admin/admin-panel.tsx';
import type { AdminSettings } from '../admin/admin-settings.ts';
import { AdminStage } from '../admin/admin-stage.ts';
import { fullTitle } from '../lib/head.ts';
import { loadSite } from '../lib/site.ts';
import { escapeHtml, jsonScript } from './escape.ts';
import { fontFilesOf, otherFontFaces } from './font-faces.ts';
import { hashOf } from './document.ts';
import { iconElements } from './icons.ts';
import { renderTree } from './render-tree.tsx';
import { schemeElements } from './scheme-elements.ts';
import type { RenderedPage, RenderRequest } from './types.ts';

const scriptMissing = adminError('host-script-missing', 'A script of the website could not be loaded.');

/** Shows the panel in the place of the spinner if the console's script does not come. */
const showFailure = `addEventListener('error',({target})=>{if(target.id!=='entry')return;
const show=()=>document.getElementById('root').replaceChildren(document.getElementById('failed').content);
document.readyState==='loading'?addEventListener('DOMContentLoaded',show):show()},true)`;

/** The console's document: its spinner, and hints for the files that it will request. The console itself never runs here. */
export async function renderAdmin(request: RenderRequest, remoteUrl: string): Promise<RenderedPage> {
  const { settings, assets } = request;
  const site = await loadSite(request);
  const { studio } = site;
  const look = bothThemesOf(site.lookRecord);
  const { markup, styles } = await renderTree(
    () => (
      <>
        <GlobalStyles look={look} />
        <div id="root">
          <AdminStage>
            <Spinner label="Loading the dashboard" />
          </AdminStage>
        </div>
        <template id="failed">
          <AdminPanel error={scriptMissing} />
        </template>
      </>
    ),
    look,
  );
  const css = otherFontFaces(look.fonts) + styles.site + styles.page;
  const config: AdminSettings = { apiBase: settings.apiBase, siteName: studio.name, remoteUrl };
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(fullTitle({ title: 'Admin', description: '' }, studio))}</title>`,
    `<script>${showFailure}</script>`,
    ...assets.admin.map((file) => `<script id="entry" src="${file}" defer></script>`),
    `<link rel="preconnect" href="${remoteUrl}" crossorigin>`,
    ...fontFilesOf(look.fonts, 'en').map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<meta name="description" content="${escapeHtml(`Sign in to manage ${studio.name}.`)}">`,
    `<meta name="robots" content="noindex">`,
    ...schemeElements(look),
    `<script>${schemeScript}</script>`,
    ...iconElements(site),
    `<style>${css}</style>`,
    `</head><body>${markup}${jsonScript('config', config)}</body></html>`,
  ].join('');
  return {
    status: 200,
    html,
    styleHashes: [hashOf(css)],
    scriptHashes: [hashOf(showFailure), hashOf(schemeScript)],
    sound: true,
    missing: false,
    admin: true,
  };
}
