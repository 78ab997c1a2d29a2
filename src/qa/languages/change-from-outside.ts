import { translatePage } from '../../app/language/translate-page';
import { languages } from './languages';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    /** QA builds only: shows the page in another language, until it is loaded again. */
    setLanguage?: (tag: string) => Promise<void>;
  }
}

window.setLanguage = async (tag) => {
  const language = languages.find((one) => one === tag);
  if (language === undefined) throw new Error(`There is no language ${tag}.`);
  await translatePage(language);
};
