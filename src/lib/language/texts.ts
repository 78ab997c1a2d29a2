/** The values of the exports of one `copy.ts`, in the order of the module. */
export type Texts = readonly unknown[];

/** Replaces the exports by `texts`, if given, and returns their values. Written by the build into each `copy.ts`. */
type AccessTexts = (texts?: Texts) => Texts;

/** The texts of some modules in one language, by the name of the module. */
export type TextsByModule = Readonly<Record<string, Texts>>;

type TextModule = {
  readonly access: AccessTexts;
  readonly english: Texts;
};

const modules = new Map<string, TextModule>();
const translations = new Map<string, Map<string, Texts>>();
let shownLanguage = 'en';
let createTexts: ((language: string, english: Texts) => Texts) | null = null;

/**
 * Lets the texts of a `copy.ts` change with the language: its exports are live bindings. `inModule` has the other languages
 * in builds that do not put them into files of their own (development and tests).
 */
export function registerTexts(
  name: string,
  access: AccessTexts,
  inModule?: Readonly<Record<string, () => Texts>>,
): void {
  const module = { access, english: access() };
  modules.set(name, module);
  for (const [language, getTexts] of Object.entries(inModule ?? {}))
    addTexts(language, { [name]: getTexts() });
  if (shownLanguage !== 'en') show(name, module);
}

/** Adds texts of another language; those of the language on screen apply at once. */
export function addTexts(language: string, texts: TextsByModule): void {
  const known = translations.get(language) ?? new Map<string, Texts>();
  translations.set(language, known);
  for (const [name, values] of Object.entries(texts)) {
    known.set(name, values);
    const module = modules.get(name);
    if (language === shownLanguage && module !== undefined) show(name, module);
  }
}

/** Shows all texts in `language`, in English where it has none. The screens have to be rendered again. */
export function showTexts(language: string): void {
  shownLanguage = language;
  for (const [name, module] of modules) show(name, module);
}

/** Creates the texts of languages that have no files, such as pseudo-languages; null leaves them in English. */
export function setTextCreator(create: typeof createTexts): void {
  createTexts = create;
}

function show(name: string, { access, english }: TextModule): void {
  access(
    translations.get(shownLanguage)?.get(name) ?? createTexts?.(shownLanguage, english) ?? english,
  );
}
