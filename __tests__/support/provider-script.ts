import { createProvider } from '../../src/sandbox/card-provider/stand-in/create-provider';

/** The addresses of the scripts that the page asked for, and whether they came. */
export type AskedScript = { readonly url: string; hasCome: boolean | null };

/**
 * Loads the card provider's script as a browser would, for jsdom loads none: it is asked for over fetch, and where the
 * answer is good its stand-in is put on the page.
 */
export function loadProviderScripts(): { readonly asked: readonly AskedScript[]; stop(): void } {
  const asked: AskedScript[] = [];
  const load = async (tag: HTMLScriptElement) => {
    const script: AskedScript = { url: new URL(tag.src).pathname, hasCome: null };
    asked.push(script);
    const response = await fetch(tag.src).catch(() => null);
    script.hasCome = response?.ok ?? false;
    const type = response?.headers.get('content-type') ?? '';
    if (script.hasCome && type.includes('javascript'))
      Object.assign(window, { Stripe: Object.assign(createProvider, { version: 'endive' }) });
    tag.dispatchEvent(new Event(script.hasCome ? 'load' : 'error'));
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src !== '') void load(node);
  });
  observer.observe(document.head, { childList: true });
  return { asked, stop: () => observer.disconnect() };
}
