import { plain } from '../lib/site-link.ts';
import { layoutDeferred, pageLoaded, returning, scriptsPending } from '../lib/load-phase.ts';

/**
 * The one inline script, the same text on every page, so that one hash in the content security policy allows it.
 *
 * - Requests the page's scripts after the load event and the first reported paint, or at the first interaction. The load
 *   event may come before the paint, and a page in the background never reports one: then 2 s after the load event.
 * - Where the main input cannot hover, they are only fetched then, and start at the first interaction or 4 s later: a phone's
 *   processor stays free while somebody reads the first screen, and a finger touches before it clicks.
 * - Records clicks on buttons and submits until hydration, which replays them. Links load documents until then. Once the
 *   scripts are there and starting, a press on a link that the application will follow is recorded as well. All others are
 *   the browser's: only it may open tabs and files, as nothing that is replayed counts as the visitor's own doing.
 * - Gives back to the browser what it has recorded when a script does not come, and after a second of a waiting link.
 * - Sets the classes of the load phase, the first two only for a page that is opened at its top. A document that was reached
 *   from another of the site, by the way back or by a reload, is a later one of the same visit.
 */
export const loaderSource = `(()=>{
const names=document.currentScript.dataset.s.split(' '),queue=(window.__q=[]),phase=document.documentElement.classList,way=performance.getEntriesByType('navigation')[0]?.type;
let started,missing=-1;
const start=()=>{if(started)return;started=true;phase.remove('${scriptsPending}');
for(const src of names)document.head.append(Object.assign(document.createElement('script'),{src,async:false,onerror:stop}))};
const get=()=>{if(started||missing>=0)return;if(!matchMedia('(hover:none)').matches)return start();phase.remove('${scriptsPending}');missing=names.length;
for(const src of names)fetch(src,{priority:'low'}).then(r=>r.blob()).then(()=>missing--,()=>{});setTimeout(start,4000)};
const press=e=>{const isSubmit=e.type==='submit',b=isSubmit?e.target:e.target.closest?.('button,a[href]');
if(!b||isSubmit&&b.dataset.native!==undefined||b.form&&b.type==='submit'||b.href&&(missing||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!b.matches('${plain}')||b.origin!==location.origin||b.pathname.includes('.')))return;
if(isSubmit||b.href)e.preventDefault();if(b.href)setTimeout(()=>window.__q&&stop(1),1000);queue.push(b)};
const stop=(window.__off=leave=>{for(const type of ['click','submit'])removeEventListener(type,press,true);
if(leave)for(const b of queue.splice(0))b.href?location=b.href:b.submit?.()});
['pointerdown','keydown','touchstart','wheel','focusin','click'].forEach(e=>addEventListener(e,start,{once:true,capture:true}));for(const type of ['click','submit'])addEventListener(type,press,true);
if(way!=='navigate'||document.referrer.startsWith(location.origin))phase.add('${returning}');
if(!location.hash){if(way==='navigate')phase.add('${layoutDeferred}','${scriptsPending}');if(way==='reload'&&location.pathname==='/')history.scrollRestoration='manual'}
addEventListener('load',()=>{phase.add('${pageLoaded}');setTimeout(get,2000);new PerformanceObserver(()=>setTimeout(get,100)).observe({type:'paint',buffered:true})})})();`;
