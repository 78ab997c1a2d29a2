/** The values of the exports of one `copy.ts`, in the order of the module. */
export type Texts = readonly unknown[];

/** A `copy.ts` whose texts can change with the language, because its exports are live bindings. */
export type TextModule = {
  /** Its folder within src. */
  readonly name: string;
  /** Replaces the exports by `texts`, if given, and returns their values. */
  readonly access: (texts?: Texts) => Texts;
  /** The other languages, where the build does not put them into files of their own (development and tests). */
  readonly inModule: Readonly<Record<string, () => Texts>>;
};

const modules: TextModule[] = [];
let onRegister: ((module: TextModule) => void) | null = null;

/** Called at the end of each `copy.ts`, where the build adds it. */
export function registerTexts(
  name: string,
  access: TextModule['access'],
  inModule: TextModule['inModule'] = {},
): void {
  const module = { name, access, inModule };
  modules.push(module);
  onRegister?.(module);
}

/** Calls `listener` with every module: at once with those that there are, then with later ones. */
export function watchTextModules(listener: (module: TextModule) => void): void {
  onRegister = listener;
  for (const module of modules) listener(module);
}
