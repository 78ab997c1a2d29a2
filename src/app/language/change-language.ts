import type { MouseEvent } from 'react';
import { detectLanguage, findLanguage, storedLanguage } from '../../lib/language/detect-language';
import { getLanguage, setLanguage, type Language } from '../../lib/language/language';
import { translatePage } from './translate-page';

/**
 * Shows the page in its language (D12); undefined if it is already: English is in the page. If the texts cannot be loaded,
 * the page is in English.
 */
export function startLanguage(): Promise<unknown> | undefined {
  const queried = findLanguage(new URLSearchParams(window.location.search).get('lang'));
  if (queried !== undefined && storedLanguage.set(queried)) removeFromAddress();
  const language = detectLanguage();
  if (language === getLanguage()) return undefined;
  return translatePage(language).catch(() => setLanguage('en'));
}

/**
 * Follows a link to the page in another language without leaving it, so that nothing entered is lost; calls `onFailed` if the
 * texts cannot be loaded.
 */
export function followLanguageLink(
  language: Language,
  event: MouseEvent,
  onFailed: () => void,
): void {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain) return;
  event.preventDefault();
  void changeLanguage(language, onFailed);
}

/** Returns to the language without a choice, also that of `lang` in the query, as a kiosk does for each visitor (D12). */
export async function resetLanguage(): Promise<void> {
  storedLanguage.clear();
  await translatePage(detectLanguage({ hasChoice: false })).catch(() => undefined);
}

async function changeLanguage(language: Language, onFailed: () => void): Promise<void> {
  try {
    if (!(await translatePage(language))) return;
  } catch {
    onFailed();
    return;
  }
  storedLanguage.set(language);
}

/**
 * Removes the language, which is stored, from the address: it comes before the choice on the device, and would undo a later
 * choice when this page, a later step of it or a history entry is loaded again. Called before the router reads the address.
 */
function removeFromAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}
