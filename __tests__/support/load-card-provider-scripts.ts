import { createProvider } from '../../src/qa/sandbox/card-provider/fake-stripe-js/create-provider';

/**
 * Loads the card provider's script in the tests of a file, because jsdom loads no scripts: requests it by fetch and, if the
 * response is JavaScript, installs the fake provider on the page.
 */
export function loadCardProviderScripts(): void {
  const load = async (tag: HTMLScriptElement) => {
    const response = await fetch(tag.src).catch(() => null);
    const isLoaded = response?.ok ?? false;
    const type = response?.headers.get('content-type') ?? '';
    if (isLoaded && type.includes('javascript'))
      Object.assign(window, { Stripe: Object.assign(createProvider, { version: 'endive' }) });
    tag.dispatchEvent(new Event(isLoaded ? 'load' : 'error'));
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src !== '') void load(node);
  });
  observer.observe(document.head, { childList: true });
  afterAll(() => observer.disconnect());
}
