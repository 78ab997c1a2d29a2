import { createProvider } from '../../src/qa/sandbox/card-provider/fake-stripe-js/create-provider';

/** The addresses of the scripts that the page asked for, and whether they came. */
export type RequestedScript = { readonly url: string; isLoaded: boolean | null };

/**
 * Loads the card provider's script as a browser would, for jsdom loads none: it is asked for over fetch, and where the
 * answer is good its stand-in is put on the page.
 */
export function loadCardProviderScripts(): {
  readonly asked: readonly RequestedScript[];
  stop(): void;
} {
  const requested: RequestedScript[] = [];
  const load = async (tag: HTMLScriptElement) => {
    const script: RequestedScript = { url: new URL(tag.src).pathname, isLoaded: null };
    requested.push(script);
    const response = await fetch(tag.src).catch(() => null);
    script.isLoaded = response?.ok ?? false;
    const type = response?.headers.get('content-type') ?? '';
    if (script.isLoaded && type.includes('javascript'))
      Object.assign(window, { Stripe: Object.assign(createProvider, { version: 'endive' }) });
    tag.dispatchEvent(new Event(script.isLoaded ? 'load' : 'error'));
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src !== '') void load(node);
  });
  observer.observe(document.head, { childList: true });
  return { asked: requested, stop: () => observer.disconnect() };
}
