/** Styles of the fake; the page's appearance is set as custom properties. */
const css = `
.sandbox-card { --card-gap: 0.75rem; display: grid; gap: 1rem; padding: 1rem; border: 2px dashed var(--card-colorTextSecondary, #555);
  border-radius: var(--card-borderRadius, 8px); background: var(--card-colorBackground, #fff); color: var(--card-colorText, #222);
  font-family: var(--card-fontFamily, system-ui); }
.sandbox-card p, .sandbox-card ul { margin: 0; }
.sandbox-card-note { color: var(--card-colorTextSecondary, #555); font-size: 0.9375rem; }
.sandbox-card-row { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); }
.sandbox-card-field { display: grid; gap: 0.25rem; align-content: start; }
.sandbox-card-field label { font-weight: 600; }
.sandbox-card-field input { box-sizing: border-box; inline-size: 100%; min-block-size: 3rem; padding: 0.5rem 0.75rem; font: inherit;
  border: 1.5px solid var(--card-colorTextSecondary, #555); border-radius: var(--card-borderRadius, 8px);
  background: var(--card-colorBackground, #fff); color: inherit; }
.sandbox-card-field input::placeholder { color: var(--card-colorTextPlaceholder, #666); opacity: 1; }
.sandbox-card-field input:focus-visible { outline: 3px solid var(--card-colorPrimary, #06c); outline-offset: 1px; }
.sandbox-card-field input[aria-invalid='true'] { border-color: var(--card-colorDanger, #b00); }
.sandbox-card-error { color: var(--card-colorDanger, #b00); font-size: 0.9375rem; }
.sandbox-card summary { min-block-size: 1.75rem; cursor: pointer; color: var(--card-colorPrimary, #06c); }
.sandbox-card li { margin-block: 0.25rem; }
.sandbox-three-d-secure { max-inline-size: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 2px dashed; border-radius: 12px; }
.sandbox-three-d-secure div { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1rem; }
.sandbox-three-d-secure button { min-block-size: 2.75rem; padding: 0.5rem 1rem; font: inherit; }
`;

/** Adopts a style sheet by script: the page's policy allows neither style elements nor style attributes. */
export function addStyles(page: Document): void {
  if (!('adoptedStyleSheets' in page)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
