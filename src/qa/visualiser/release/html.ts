const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that must not be escaped, as opposed to text. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[] | null;

/** Template tag for markup: escapes interpolated text, inserts markup as it is and omits null. */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = texts.map((text, index) => text + toMarkup(values[index] ?? null)).join('');
  return { markup };
}

function toMarkup(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}

/** Marks a trusted string as markup, such as the content of one of our own files. */
export const raw = (markup: string): Html => ({ markup });
