import { useTextLanguage } from '../../ui/text-language/text-language';
import { TEXT_LANGUAGES } from './copy';

/** Says that the questions are in another language than the page, and whom to ask for help with it. */
export function TextLanguageNote() {
  const language = useTextLanguage();
  return language === undefined ? null : <p>{TEXT_LANGUAGES()[language]}</p>;
}
