import { setLanguage, type Language } from '../../lib/language/language';
import { showTexts } from '../../lib/language/translations';
import { loadTexts } from './load-texts';

/** Shows the page in `language`, as soon as its texts are loaded; rejects if they cannot be. */
export async function translatePage(language: Language): Promise<void> {
  await loadTexts(language);
  showTexts(language);
  setLanguage(language);
}
