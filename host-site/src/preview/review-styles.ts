import { roles } from 'shared-ui/roles';

/** Styles of the client's tools. They go in through the CSSOM, which the content security policy allows. */
export function addReviewStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const styles = `
.preview-ribbon { pointer-events: auto; align-items: center; }
.review-state:empty { display: none; }
.review-buttons { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; }
.preview-ribbon button, .review-dialog button {
  min-height: 44px; padding: 0 14px; border: 1px solid var(--c-control); border-radius: calc(10px*var(--r,1));
  background: transparent; color: var(--c-text); font: 500 .875rem/1.2 inherit; font-family: inherit; cursor: pointer;
}
.preview-ribbon button:hover, .review-dialog button:hover { border-color: var(--c-primaryText); }
.preview-ribbon .review-main, .review-dialog .review-main {
  border-color: transparent; background: var(--c-primary); color: var(--c-onFill);
}
.preview-ribbon button[hidden] { display: none; }
.review-picking, .review-picking body * { cursor: crosshair !important; }
.review-picking .preview-ribbon button { cursor: pointer !important; }
.review-pins { position: absolute; z-index: 60; inset: 0 auto auto 0; width: 0; height: 0; }
.review-pins button {
  position: absolute; width: 32px; height: 32px; margin: -16px 0 0 -16px; padding: 0; border: 2px solid var(--c-onFill);
  border-radius: 50% 50% 50% 2px; background: var(--c-primary); color: var(--c-onFill); font: 600 .8125rem/1 inherit;
  font-family: inherit; box-shadow: 0 4px 14px var(--c-shade,${roles.shade}); cursor: pointer;
}
.review-pins button[hidden] { display: none; }
.review-pins button[data-resolved=true] { background: var(--c-raised); color: var(--c-textQuiet); }
.review-dialog {
  box-sizing: border-box; width: min(30rem, calc(100vw - 24px)); max-height: calc(100dvh - 48px); margin: auto;
  padding: 24px; overflow: auto; border: 1px solid var(--c-borderStrong); border-radius: calc(16px*var(--r,1));
  background: var(--c-surface); color: var(--c-textSoft);
}
.review-dialog::backdrop { background: ${roles.backdrop}; }
.review-dialog form { display: grid; gap: 16px; }
.review-dialog h2 { margin: 0; color: var(--c-text); font-size: 1.25rem; }
.review-dialog label { display: grid; gap: 6px; color: var(--c-text); font-size: .9375rem; }
.review-dialog input, .review-dialog textarea {
  box-sizing: border-box; width: 100%; min-height: 44px; padding: 10px 12px; border: 1px solid var(--c-control);
  border-radius: calc(10px*var(--r,1)); background: var(--c-background); color: var(--c-text); font: inherit;
}
.review-dialog [aria-invalid=true] { border-color: var(--c-dangerText,${roles.dangerText}); }
.review-dialog ol { margin: 16px 0; padding: 0; list-style: none; display: grid; gap: 14px; }
.review-dialog li p { margin: 4px 0 0; white-space: pre-line; overflow-wrap: anywhere; }
.review-error { margin: 0; color: var(--c-dangerText,${roles.dangerText}); font-size: .875rem; }
.review-error:empty { display: none; }
`;
