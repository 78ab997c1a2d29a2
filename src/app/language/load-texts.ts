import type { Language } from '../../lib/language/language';
import { addTexts, type TextsByModule } from '../../lib/language/texts';

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

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    /** Called by the files of texts; that of `main` names the chunks that have one. */
    addTexts?: (language: string, texts: TextsByModule, chunks?: readonly string[]) => void;
  }
}

const MAIN = 'main';

/** The language whose texts come with each chunk. */
let wanted: Language = 'en';
/** The chunks requested so far, by name. */
const requested = new Set<string>();
/** The chunks besides `main` that have texts; known when those of `main` have loaded. */
let translated: readonly string[] = [];
const loading = new Map<string, Promise<void>>();

/** From now on each chunk comes with its texts in the wanted language. */
export function loadTextsWithChunks(): void {
  window.addTexts = (language, texts, chunks) => {
    if (chunks !== undefined) translated = chunks;
    addTexts(language, texts);
  };
  if (!hasFiles()) return;
  __webpack_require__.f.texts = (chunkId, promises) => {
    // 'assets/home.1a2b3c4d.js'
    const name = /([^/]+?)\.[^/]*$/.exec(__webpack_require__.u(chunkId))?.[1];
    if (name === undefined) return;
    requested.add(name);
    if (wanted !== 'en') promises.push(loadChunk(name, wanted));
  };
}

/** Loads the texts of all chunks that were requested so far, and from now on. Rejects if one cannot be loaded. */
export async function loadTexts(language: Language): Promise<void> {
  const previous = wanted;
  wanted = language;
  if (language === 'en' || !hasFiles()) return;
  try {
    await loadFile(MAIN, language);
    await Promise.all([...requested].map((name) => loadChunk(name, language)));
  } catch (error) {
    wanted = previous;
    throw error;
  }
}

const hasFiles = () => typeof TEXTS_VERSION !== 'undefined' && TEXTS_VERSION !== '';

async function loadChunk(name: string, language: Language): Promise<void> {
  // First, because it says which chunks have texts.
  await loadFile(MAIN, language);
  if (translated.includes(name)) await loadFile(name, language);
}

function loadFile(name: string, language: Language): Promise<void> {
  const url = `${__webpack_require__.p}assets/${name}.${language}-${TEXTS_VERSION}.js`;
  const promise =
    loading.get(url) ??
    new Promise<void>((resolve, reject) => {
      __webpack_require__.l(
        url,
        (event) => {
          if (event?.type === 'load') return resolve();
          loading.delete(url);
          // Treated like a chunk that is missing.
          reject(
            Object.assign(new Error(`${url} could not be loaded.`), { name: 'ChunkLoadError' }),
          );
        },
        url,
      );
    });
  loading.set(url, promise);
  return promise;
}
