const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A piece of markup, as opposed to text. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[] | null;

/** Markup from a template: what is put in is text, unless it is markup itself; null is nothing. */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = texts.map((text, index) => text + toMarkup(values[index] ?? null)).join('');
  return { markup };
}

function toMarkup(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}

/** Text that is markup already, such as a file of our own. */
export const raw = (markup: string): Html => ({ markup });
