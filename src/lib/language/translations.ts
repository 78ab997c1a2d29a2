import { watchTextModules, type TextModule, type Texts } from './texts';

/** The texts of some modules in one language, by the name of the module. */
export type TextsByModule = Readonly<Record<string, Texts>>;

type KnownModule = { readonly module: TextModule; readonly english: Texts };

const modules = new Map<string, KnownModule>();
const translations = new Map<string, Texts>();
let shownLanguage = 'en';

const toKey = (language: string, name: string) => `${language} ${name}`;

// From here on the texts are not English alone.
watchTextModules((module) => {
  const known = { module, english: module.access() };
  modules.set(module.name, known);
  for (const [language, getTexts] of Object.entries(module.inModule))
    translations.set(toKey(language, module.name), getTexts());
  show(known);
});

/** Adds texts of another language; those of the language on screen apply at once. */
export function addTexts(language: string, texts: TextsByModule): void {
  for (const [name, values] of Object.entries(texts)) {
    translations.set(toKey(language, name), values);
    const known = modules.get(name);
    if (known !== undefined) show(known);
  }
}

/** Shows all texts in `language`, in English where it has none. The screens have to be rendered again. */
export function showTexts(language: string): void {
  shownLanguage = language;
  for (const known of modules.values()) show(known);
}

function show({ module, english }: KnownModule): void {
  module.access(translations.get(toKey(shownLanguage, module.name)) ?? english);
}
