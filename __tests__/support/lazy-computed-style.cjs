/**
 * A `getComputedStyle` that determines a property when it is read. jsdom determines all of them, with every rule of its own
 * style sheet, for each call; queries by role read `display` and `visibility` of every element. Pages of tests have no style
 * sheets; for a page that has one, and for other properties, jsdom answers.
 */
module.exports = function createGetComputedStyle(window) {
  const getComputedStyle = window.getComputedStyle.bind(window);
  /** jsdom's `display` by what its style sheet depends on. */
  const displays = new Map();

  const getInline = (element, property) =>
    element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';

  const getDisplay = (element) => {
    const inline = getInline(element, 'display');
    if (inline !== '') return inline;
    const { localName } = element;
    const key = [
      element.namespaceURI,
      localName,
      localName.startsWith('r') && element.parentElement?.localName,
      localName === 'input' && element.type,
      element.hasAttribute('hidden'),
      element.hasAttribute('open'),
    ].join();
    if (!displays.has(key)) displays.set(key, getComputedStyle(element).display);
    return displays.get(key);
  };

  const getInherited = (element, property, initial) => {
    for (let node = element; node !== null; node = node.parentElement) {
      const inline = getInline(node, property);
      if (inline !== '' && inline !== 'inherit') return inline;
    }
    return initial;
  };

  const readers = {
    display: getDisplay,
    visibility: (element) => getInherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => getInherited(element, 'pointer-events', 'auto'),
  };
  const names = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };

  return function getLazyComputedStyle(element, pseudoElement) {
    const hasSheets = element?.ownerDocument?.styleSheets.length !== 0;
    if (pseudoElement || hasSheets) return getComputedStyle(element, pseudoElement);
    let whole;
    const getWhole = () => (whole ??= getComputedStyle(element));
    const getPropertyValue = (property) =>
      Object.hasOwn(readers, property)
        ? readers[property](element)
        : getWhole().getPropertyValue(property);
    return new Proxy(
      {},
      {
        get: (_, key) => {
          if (key === 'getPropertyValue') return getPropertyValue;
          if (Object.hasOwn(names, key)) return readers[names[key]](element);
          const value = getWhole()[key];
          return typeof value === 'function' ? value.bind(getWhole()) : value;
        },
        has: (_, key) => key in getWhole(),
      },
    );
  };
};
