import { setLanguage, type Language } from '../../lib/language/language';
import { loadMessages } from './load-messages';

/** Shows the page in `language`, as soon as its texts are loaded; rejects if they cannot be. */
export async function translatePage(language: Language): Promise<void> {
  setLanguage(language, await loadMessages(language));
}
