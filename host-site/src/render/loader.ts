import { layoutDeferred, pageLoaded, scriptsPending } from '../lib/load-phase.ts';

/**
 * The one inline script, the same text on every page, so that one hash in the content security policy allows it.
 *
 * - Requests the page's scripts after the load event and the first reported paint, or at the first interaction. The load
 *   event may come before the paint, and a page in the background never reports one: then 2 s after the load event.
 * - Records clicks on buttons and submits until hydration, which replays them. Links load documents until then.
 * - Sets the classes of the load phase, the first two only for a page that is opened at its top.
 */
export const loaderSource = `(()=>{
const names=document.currentScript.dataset.s.split(' '),wake=['pointerdown','keydown','touchstart','wheel','focusin'],queue=(window.__q=[]),phase=document.documentElement.classList,way=performance.getEntriesByType('navigation')[0]?.type;
let asked;
const start=()=>{if(asked)return;asked=true;phase.remove('${scriptsPending}');wake.forEach(e=>removeEventListener(e,start,true));
for(const src of names)document.head.append(Object.assign(document.createElement('script'),{src,async:false,onerror:stop}))};
const click=e=>{const b=e.target.closest?.('button');if(b&&!(b.form&&b.type==='submit'))queue.push({target:b,kind:'click'})};
const submit=e=>{if(e.target.dataset.native===undefined){e.preventDefault();queue.push({target:e.target,kind:'submit'})}};
const stop=(window.__off=()=>{removeEventListener('click',click,true);removeEventListener('submit',submit,true)});
addEventListener('click',click,true);addEventListener('submit',submit,true);wake.forEach(e=>addEventListener(e,start,true));
if(!location.hash){if(way==='navigate')phase.add('${layoutDeferred}','${scriptsPending}');if(way==='reload'&&location.pathname==='/')history.scrollRestoration='manual'}
addEventListener('load',()=>{phase.add('${pageLoaded}');setTimeout(start,2000);new PerformanceObserver(()=>setTimeout(start,100)).observe({type:'paint',buffered:true})})})();`;
