import { useTextLanguage } from '../../ui/text-language/text-language';
import { TEXT_LANGUAGE_NOTES } from './copy';

/** Says that the questions are in another language than the page, and whom to ask for help with it. */
export function TextLanguageNote() {
  const language = useTextLanguage();
  return language === undefined ? null : <p>{TEXT_LANGUAGE_NOTES()[language]}</p>;
}
