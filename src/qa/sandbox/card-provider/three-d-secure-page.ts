const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders the separate 3-D Secure page, with a link to approve and one to refuse. */
export function renderThreeDSecurePage(getResultHref: (isApproved: boolean) => string): string {
  const link = (isApproved: boolean, label: string) =>
    `<p><a href="${escapeHtml(getResultHref(isApproved))}">${label}</a></p>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<title>Sandbox bank</title>',
    '<style>body{font:1.125rem/1.5 system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}</style>',
    '</head><body><main><h1>Sandbox bank</h1>',
    '<p>A simulated page of a bank. Are you saving this card?</p>',
    link(true, 'Yes, approve'),
    link(false, 'No, refuse'),
    '</main></body></html>',
  ].join('');
}
