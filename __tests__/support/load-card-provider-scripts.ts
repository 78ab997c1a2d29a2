import { createProvider } from '../../src/qa/sandbox/card-provider/fake-stripe-js/create-provider';

/** The path of a script that the page requested, and whether it loaded; null while loading. */
export type RequestedScript = { readonly url: string; isLoaded: boolean | null };

/**
 * Loads the card provider's script, because jsdom loads no scripts: requests it by fetch and, if the response is
 * JavaScript, installs the fake provider on the page.
 */
export function loadCardProviderScripts(): {
  readonly requestedScripts: readonly RequestedScript[];
  stop(): void;
} {
  const requestedScripts: RequestedScript[] = [];
  const load = async (tag: HTMLScriptElement) => {
    const script: RequestedScript = { url: new URL(tag.src).pathname, isLoaded: null };
    requestedScripts.push(script);
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
  return { requestedScripts, stop: () => observer.disconnect() };
}
