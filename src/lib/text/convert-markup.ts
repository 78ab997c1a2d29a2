// These stand in the text until all white space around them is known. Texts have none of their own: see `otherBreaks`.
const LINE_BREAK = '\v';
const BLOCK_EDGE = '\f';
const otherBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Removes tags and decodes entities; the line breaks that tags make stay (D11). */
export function convertMarkup(text: string): string {
  const decoded = decodeEntities(text).replace(otherBreaks, '\n');
  return removeMarkup(decoded).replace(/\s+/g, toSpaceOrBreaks).trim();
}

/*
 * A tag counts as HTML only with the name of an element and with attributes that have values: 'x<y', '<3 times' and
 * 'a<b and c>d' are text. So is a word that is likely to mean itself in angle brackets: <time>, <title>, <address>.
 */
const lineElements = 'br|hr';
const blockElements =
  'article|aside|blockquote|body|caption|center|dd|details|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|html|legend|li|main|menu|nav|ol|optgroup|p|pre|section|table|tbody|tfoot|thead|tr|ul';
const cellElements = 'option|td|th';
const inlineElements =
  'a|abbr|acronym|audio|b|bdi|bdo|big|blink|button|canvas|cite|code|col|colgroup|del|dfn|em|embed|font|i|iframe|img|input|ins|kbd|label|link|mark|marquee|meta|nobr|noscript|o:p|picture|q|rp|rt|ruby|s|samp|script|select|small|span|strike|strong|style|sub|sup|svg|template|textarea|tt|u|var|video|wbr';
const attribute =
  '\\s+(?:[^\\s"\'<>/=]+\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s"\'=<>`]+)|checked|disabled|hidden|noshade|nowrap|open)';
/** After the first name and its equals sign, attributes may be malformed. */
const malformedAttributes = '\\s+[\\w:-]+\\s*=[^<>]*';

const markup = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    '<!doctype[^<>]*>|<!\\[(?:if|endif)[^<>]*>|<\\?xml[^<>]*>',
    // The content of these is code, not text.
    `<(script|style)(?:(?:${attribute})*\\s*|${malformedAttributes})(?<!/)>[^]*?(?:</\\1\\s*>|$)`,
    `</?(?:(${lineElements})|(${blockElements})|(${cellElements})|(?:${inlineElements}))(?:(?:${attribute})*\\s*/?|${malformedAttributes})>`,
  ].join('|'),
  'gi',
);

/** True if something in a text is recognised as HTML; entities alone are not. */
export const hasMarkup = (text: string): boolean => text.search(markup) !== -1;

function removeMarkup(text: string): string {
  let before;
  let removed = text;
  // What stood around a tag may be a tag now.
  do {
    before = removed;
    removed = before.replace(markup, (_match, _code, line, block, cell) =>
      line ? LINE_BREAK : block ? BLOCK_EDGE : cell ? ' ' : '',
    );
  } while (removed !== before);
  return removed;
}

/** At most one empty line; around tags that break the line, the line breaks of the source mean nothing. */
function toSpaceOrBreaks(space: string): string {
  const breaks = countBreaks(space);
  if (breaks > 0) return '\n'.repeat(Math.min(breaks, 2));
  return space.length === 1 ? space : ' ';
}

function countBreaks(space: string): number {
  const marks = space.replace(/[^\v\f]/g, '');
  if (marks === '') return count(space, '\n');
  // The end of a block after a line break adds no other one.
  return Math.max(1, count(marks, LINE_BREAK) + (marks.startsWith(BLOCK_EDGE) ? 1 : 0));
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Decodes the HTML entities of a text, once: '&amp;lt;' becomes '&lt;'. Other ampersands stay ('R&D', 'Q&A;'). */
function decodeEntities(text: string): string {
  return text.replace(entity, decodeEntity);
}

/** The browser knows the 2,000 names; nothing else than an entity gets here. Without a DOM, as in node, it stays. */
function decodeEntity(encoded: string): string {
  if (typeof document === 'undefined') return encoded;
  const element = document.createElement('span');
  element.innerHTML = encoded;
  const decoded = element.textContent;
  // A name stands for one or two characters; of '&notit;' only the start is a name, and the rest would stay.
  return decoded.length <= 2 ? decoded : encoded;
}
