import { addTexts, type TextsByModule } from '../../lib/language/translations';
import { getRequestedChunks } from './requested-chunks';

type ChunkLoader = (chunkId: unknown, promises: Promise<unknown>[]) => void;

/** Set by the build: part of the names of the files of texts; empty if the texts are in the modules. */
declare const TEXTS_VERSION: string;

/** What webpack's runtime has; see its `RuntimeGlobals`. */
declare const __webpack_require__: {
  /** Loaders that run for each chunk. */
  readonly f: Record<string, ChunkLoader>;
  /** The file name of a chunk's script. */
  readonly u: (chunkId: unknown) => string;
  /** The public path. */
  readonly p: string;
  /** Loads a script, with a time limit. */
  readonly l: (url: string, done: (event: Event | undefined) => void, key: string) => void;
};

/** The names of the modules whose texts are in a chunk's file, by the name of the chunk. */
type ModulesByChunk = Readonly<Record<string, readonly string[]>>;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    /** Called by the files of texts; that of `main` says what is in the others. */
    addTexts?: (language: string, texts: TextsByModule, chunks?: ModulesByChunk) => void;
  }
}

const MAIN = 'main';
const hasFiles = typeof TEXTS_VERSION !== 'undefined' && TEXTS_VERSION !== '';

/** The language whose texts come with each chunk. */
let wanted = 'en';
/** Known when the texts of `main` have loaded. */
let modulesByChunk: ModulesByChunk = {};
const loading = new Map<string, Promise<void>>();

window.addTexts = (language, texts, chunks) => {
  if (chunks !== undefined) modulesByChunk = chunks;
  addTexts(language, texts);
};

// From now on each chunk comes with its texts in the wanted language.
if (hasFiles)
  __webpack_require__.f.texts = (chunkId, promises) => {
    if (wanted !== 'en') promises.push(loadChunk(chunkId, wanted));
  };

/**
 * Loads the texts of all chunks that are loaded or on their way, and those of chunks that are requested from now on with
 * their chunks. Rejects if they cannot be loaded; the wanted language is then the one before.
 */
export async function loadTexts(language: string): Promise<void> {
  const previous = wanted;
  wanted = language;
  if (language === 'en' || !hasFiles) return;
  try {
    await loadFile(MAIN, language);
    await Promise.all(getRequestedChunks().map((chunkId) => loadChunk(chunkId, language)));
  } catch (error) {
    wanted = previous;
    throw error;
  }
}

async function loadChunk(chunkId: unknown, language: string): Promise<void> {
  // First, because it says which chunks have texts.
  await loadFile(MAIN, language);
  // 'assets/home.1a2b3c4d.js'
  const name = /([^/]+?)\.[^/]*$/.exec(__webpack_require__.u(chunkId))?.[1];
  if (name !== undefined && name in modulesByChunk) await loadFile(name, language);
}

function loadFile(name: string, language: string): Promise<void> {
  const url = `${__webpack_require__.p}assets/${name}.${language}-${TEXTS_VERSION}.js`;
  const promise =
    loading.get(url) ??
    new Promise<void>((resolve, reject) => {
      const onEnd = (event: Event | undefined) => {
        if (event?.type === 'load') {
          resolve();
          return;
        }
        loading.delete(url);
        // Treated like a chunk that is missing.
        const error = new Error(`${url} could not be loaded.`);
        reject(Object.assign(error, { name: 'ChunkLoadError' }));
      };
      __webpack_require__.l(url, onEnd, url);
    });
  loading.set(url, promise);
  return promise;
}
