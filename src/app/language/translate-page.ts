import { setLanguage, type Language } from '../../lib/language/language';
import { loadMessages } from './load-messages';

/** The number of languages that have been requested; a page has one language. */
let requestCount = 0;

/**
 * Shows the page in `language`, as soon as its texts are loaded; rejects if they cannot be. Resolves to false, and changes
 * nothing, if a language was requested meanwhile: the last choice counts, also that of a kiosk which starts over.
 */
export async function translatePage(language: Language): Promise<boolean> {
  requestCount += 1;
  const request = requestCount;
  const [loaded] = await Promise.allSettled([loadMessages(language)]);
  if (request !== requestCount) return false;
  if (loaded.status === 'rejected') throw loaded.reason;
  setLanguage(language, loaded.value);
  return true;
}
