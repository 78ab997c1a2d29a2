import { getDirection, type Language } from './languages';

/** Sets `lang` and `dir` of the page (D12). */
export function markPage(tag: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = getDirection(tag);
}
