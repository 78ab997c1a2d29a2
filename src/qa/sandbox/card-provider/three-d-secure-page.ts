import { getProviderTexts } from './provider-texts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders the separate 3-D Secure page, with a link to approve and one to refuse. */
export function renderThreeDSecurePage(
  locale: string,
  getResultHref: (isApproved: boolean) => string,
): string {
  const texts = getProviderTexts(locale);
  const link = (isApproved: boolean, label: string) =>
    `<p><a href="${escapeHtml(getResultHref(isApproved))}">${label}</a></p>`;
  return [
    `<!doctype html><html lang="${locale.startsWith('es') ? 'es' : 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${texts.bank}</title>`,
    '<style>body{font:1.125rem/1.5 system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}</style>',
    `</head><body><main><h1>${texts.bank}</h1>`,
    `<p>${texts.bankPage}</p>`,
    link(true, texts.approve),
    link(false, texts.refuse),
    '</main></body></html>',
  ].join('');
}
