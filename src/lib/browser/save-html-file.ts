/** In ms: a browser may still be reading the file after the press. */
const REVOKE_AFTER_MS = 60_000;

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}' +
  'dt{font-weight:600;margin-top:1rem}dd{margin:0;white-space:pre-line}';

const toDocument = (title: string, body: string) => {
  const { lang, dir } = document.documentElement;
  return `<!doctype html>
<html lang="${lang}" dir="${dir || 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${body}
</html>
`;
};

/** Saves a page as a file on the device. `title` is one of our own texts, and `body` the markup of an element of this page. */
export function saveHtmlFile(title: string, body: string): void {
  const url = URL.createObjectURL(new Blob([toDocument(title, body)], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  // Without a name or a date: the file says the rest.
  link.download = `${title.toLowerCase().replaceAll(/\s+/g, '-')}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
