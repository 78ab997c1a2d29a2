const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Decodes the HTML entities of a text, once: '&amp;lt;' becomes '&lt;'. Other ampersands stay ('R&D', 'Q&A;'). */
export function decodeEntities(text: string): string {
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
