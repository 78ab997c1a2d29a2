/** @jest-environment node */
import type { TextsByModule } from '../../../src/lib/language/translations';

type FileRequest = { readonly url: string; readonly end: (type: string) => Promise<void> };
type ChunkLoader = (chunkId: string, promises: Promise<unknown>[]) => void;

const globals = globalThis as {
  TEXTS_VERSION?: string;
  __webpack_require__?: object;
  window?: { addTexts?: (language: string, texts: TextsByModule, chunks?: object) => void };
};
afterEach(() => {
  delete globals.TEXTS_VERSION;
  delete globals.__webpack_require__;
  delete globals.window;
});

/** Starts the page of a build; `version` is empty in one whose texts are in its modules. */
function start(version = 'v1') {
  const requests: FileRequest[] = [];
  const loaders: Record<string, ChunkLoader> = {};
  globals.TEXTS_VERSION = version;
  globals.window = {};
  globals.__webpack_require__ = {
    f: loaders,
    p: '/base/',
    u: (chunkId: string) => (chunkId === 'styles' ? 'no-script' : `assets/${chunkId}.1a2b.js`),
    l: (url: string, done: (event: { type: string } | undefined) => void) =>
      requests.push({
        url,
        end: (type) => {
          done(type === 'no event' ? undefined : { type });
          return flush();
        },
      }),
  };
  const modules = load();
  modules.chunks.watchChunks();
  const registered: unknown[] = [];
  modules.texts.registerTexts('home', (texts) => {
    if (texts !== undefined) registered.splice(0, 1, ...texts);
    return ['Upcoming'];
  });
  return {
    loadTexts: modules.loadTexts.loadTexts,
    showTexts: modules.translations.showTexts,
    registered,
    loaders,
    urls: () => requests.map(({ url }) => url),
    /** Requests a chunk as the build does; resolves when it can run. */
    requestChunk: (chunkId: string) => {
      const promises: Promise<unknown>[] = [];
      for (const loader of Object.values(loaders)) loader(chunkId, promises);
      return Promise.all(promises);
    },
    /** Ends the latest request of a file: it has run, or has failed. */
    end: async (name: string, type = 'load') => {
      const request = requests.findLast(({ url }) => url.includes(`/${name}.`));
      if (type === 'load' && name === 'main')
        globals.window?.addTexts?.('es', {}, { home: ['home'], settings: ['settings'] });
      if (type === 'load' && name === 'home')
        globals.window?.addTexts?.('es', { home: ['Próximas'] });
      await request?.end(type);
    },
  };
}

/** New modules, because a page has one language and each file is loaded once. */
function load() {
  type Modules = {
    readonly chunks: typeof import('../../../src/app/language/requested-chunks');
    readonly loadTexts: typeof import('../../../src/app/language/load-texts');
    readonly texts: typeof import('../../../src/lib/language/texts');
    readonly translations: typeof import('../../../src/lib/language/translations');
  };
  const loaded: Modules[] = [];
  jest.isolateModules(() => {
    /* oxlint-disable typescript/no-require-imports -- isolated modules can only be required */
    loaded.push({
      chunks: require('../../../src/app/language/requested-chunks') as Modules['chunks'],
      loadTexts: require('../../../src/app/language/load-texts') as Modules['loadTexts'],
      texts: require('../../../src/lib/language/texts') as Modules['texts'],
      translations: require('../../../src/lib/language/translations') as Modules['translations'],
    });
    /* oxlint-enable typescript/no-require-imports */
  });
  const [modules] = loaded;
  if (modules === undefined) throw new Error('The modules were not loaded.');
  return modules;
}

const flush = () => new Promise<void>((resolve) => void setImmediate(resolve));
const MAIN = '/base/assets/main.es-v1.js';
const HOME = '/base/assets/home.es-v1.js';
const SETTINGS = '/base/assets/settings.es-v1.js';

describe('D12: the texts of a language', () => {
  it('D12: are loaded for the chunks on the page, as far as these have texts, each once', async () => {
    const page = start();
    for (const chunk of ['home', 'styles', 'vendor']) await page.requestChunk(chunk);
    const loading = page.loadTexts('es');
    expect(page.urls()).toEqual([MAIN]);
    await page.end('main');
    expect(page.urls()).toEqual([MAIN, HOME]);
    await page.end('home');
    await loading;
    await page.loadTexts('es');
    expect(page.urls()).toEqual([MAIN, HOME]);
    page.showTexts('es');
    expect(page.registered).toEqual(['Próximas']);
  });

  it('D12: come with each chunk that is requested from then on, which waits for them', async () => {
    const page = start();
    const loading = page.loadTexts('es');
    await page.end('main');
    await loading;
    let isReady = false;
    const requested = page.requestChunk('settings').then(() => (isReady = true));
    await flush();
    expect(page.urls()).toEqual([MAIN, SETTINGS]);
    expect(isReady).toBe(false);
    await page.end('settings');
    await requested;
  });

  it('D12: are requested with a chunk while those of the page are still on their way', async () => {
    const page = start();
    const loading = page.loadTexts('es');
    const requested = page.requestChunk('home');
    expect(page.urls()).toEqual([MAIN]);
    await page.end('main');
    await page.end('home');
    await Promise.all([loading, requested]);
    expect(page.urls()).toEqual([MAIN, HOME]);
  });

  it('D12: are in the page for English: nothing is loaded for it, nor for what follows', async () => {
    const page = start();
    const loading = page.loadTexts('es');
    await page.end('main');
    await loading;
    await page.loadTexts('en');
    await page.requestChunk('home');
    expect(page.urls()).toEqual([MAIN]);
  });

  it.each(['error', 'timeout', 'no event'])(
    'D12: that cannot be loaded (%s) leave chunks in the language before, and can be loaded again',
    async (type) => {
      const page = start();
      const failed = page.loadTexts('es');
      await page.end('main', type);
      await expect(failed).rejects.toMatchObject({
        name: 'ChunkLoadError',
        message: `${MAIN} could not be loaded.`,
      });
      await page.requestChunk('home');
      expect(page.urls()).toEqual([MAIN]);
      const loading = page.loadTexts('es');
      expect(page.urls()).toEqual([MAIN, MAIN]);
      await page.end('main');
      await page.end('home');
      await loading;
    },
  );

  it('D12: are in the modules of a build without files of texts', async () => {
    const page = start('');
    await page.loadTexts('es');
    expect(page.urls()).toEqual([]);
    expect(page.loaders).toEqual({});
  });
});
