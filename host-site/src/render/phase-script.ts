import { layoutDeferred, pageLoaded, returning } from '../lib/load-phase.ts';

/**
 * The one inline script, the same text on every page, so that one hash in the content security policy allows it. It sets the classes
 * of the load phase before anything is drawn. A document that was reached from another of the site, by the way back or by a reload,
 * is a later one of the same visit.
 */
export const phaseScript = `(()=>{
const phase=document.documentElement.classList,way=performance.getEntriesByType('navigation')[0]?.type;
if(way!=='navigate'||document.referrer.startsWith(location.origin))phase.add('${returning}');
if(way==='navigate'&&!location.hash)phase.add('${layoutDeferred}');
if(way==='reload'&&location.pathname==='/'&&!location.hash)history.scrollRestoration='manual';
addEventListener('load',()=>phase.add('${pageLoaded}'))})();`;
