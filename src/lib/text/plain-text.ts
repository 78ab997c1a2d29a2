import { convertMarkup } from './convert-markup';

/** Converts text from the server, which may be HTML, to plain text with line breaks (D11); '' when nothing is visible. */
export function toPlainText(text: string): string {
  const plain = needsConversion.test(text) ? convertMarkup(text) : text.trim();
  return isVisible(plain) ? plain : '';
}

/** True unless a text consists of white space and invisible characters. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Markup, entities, and white space other than single spaces. */
const needsConversion = /[<&\u0085]|\s\s|[^\S ]/;
/** Neither white space nor a control or format character, such as a zero-width space. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;
