/** @jest-environment node */
type Modules = {
  texts: typeof import('../../../src/lib/language/texts');
  translations: typeof import('../../../src/lib/language/translations');
};

/** New modules, because those of the app's texts register themselves when they load. */
function load(): Modules {
  const loaded: Modules[] = [];
  jest.isolateModules(() => {
    /* oxlint-disable typescript/no-require-imports -- isolated modules can only be required */
    loaded.push({
      texts: require('../../../src/lib/language/texts') as Modules['texts'],
      translations: require('../../../src/lib/language/translations') as Modules['translations'],
    });
    /* oxlint-enable typescript/no-require-imports */
  });
  const [modules] = loaded;
  if (modules === undefined) throw new Error('The modules were not loaded.');
  return modules;
}

/** A `copy.ts` with one text. */
function createCopy(english: string) {
  let shown: readonly unknown[] = [english];
  return {
    access: (texts?: readonly unknown[]) => (shown = texts ?? shown),
    read: () => shown[0],
  };
}

describe('D12: texts of other languages', () => {
  it('D12: apply at once if their language is on screen, and English returns', () => {
    const { texts, translations } = load();
    const copy = createCopy('Next');
    texts.registerTexts('questions', copy.access);
    translations.showTexts('es');
    expect(copy.read()).toBe('Next');
    translations.addTexts('es', { questions: ['Siguiente'], home: ['Inicio'] });
    expect(copy.read()).toBe('Siguiente');
    translations.showTexts('en');
    expect(copy.read()).toBe('Next');
    translations.showTexts('es');
    expect(copy.read()).toBe('Siguiente');
  });

  it('D12: of a language that is not on screen wait until it is', () => {
    const { texts, translations } = load();
    const copy = createCopy('Next');
    texts.registerTexts('questions', copy.access);
    translations.addTexts('es', { questions: ['Siguiente'] });
    expect(copy.read()).toBe('Next');
    translations.showTexts('fr');
    expect(copy.read()).toBe('Next');
    translations.showTexts('es');
    expect(copy.read()).toBe('Siguiente');
  });

  it('D12: apply to a module that loads after them', () => {
    const { texts, translations } = load();
    translations.showTexts('es');
    translations.addTexts('es', { home: ['Inicio'] });
    const copy = createCopy('Home');
    texts.registerTexts('home', copy.access);
    expect(copy.read()).toBe('Inicio');
  });

  it('D12: may be part of the module', () => {
    const { texts, translations } = load();
    translations.showTexts('es');
    const copy = createCopy('Home');
    texts.registerTexts('home', copy.access, { es: () => ['Inicio'], fr: () => ['Accueil'] });
    expect(copy.read()).toBe('Inicio');
    translations.showTexts('fr');
    expect(copy.read()).toBe('Accueil');
  });

  it('D12: of one module leave the others alone', () => {
    const { texts, translations } = load();
    const [home, questions] = [createCopy('Home'), createCopy('Next')];
    texts.registerTexts('home', home.access);
    texts.registerTexts('questions', questions.access);
    translations.showTexts('es');
    translations.addTexts('es', { home: ['Inicio'] });
    expect([home.read(), questions.read()]).toEqual(['Inicio', 'Next']);
  });

  it('D12: of modules that load before the others apply as well', () => {
    jest.isolateModules(() => {
      /* oxlint-disable typescript/no-require-imports -- isolated modules can only be required */
      const texts = require('../../../src/lib/language/texts') as Modules['texts'];
      const copy = createCopy('Next');
      texts.registerTexts('questions', copy.access);
      const translations =
        require('../../../src/lib/language/translations') as Modules['translations'];
      /* oxlint-enable typescript/no-require-imports */
      translations.addTexts('es', { questions: ['Siguiente'] });
      translations.showTexts('es');
      expect(copy.read()).toBe('Siguiente');
    });
  });
});
