import { getLanguage } from '../language/language';

/** The pages that are in the build, in each language (public/legal). */
const OWN_PAGE = /^\/legal\/(privacy|terms)\.html$/;

/** The legal page in the language on screen; a page of the configuration's own stays as it is. */
export function toOwnLanguage(url: string): string {
  const language = getLanguage();
  return language === 'en' ? url : url.replace(OWN_PAGE, `/legal/$1.${language}.html`);
}
