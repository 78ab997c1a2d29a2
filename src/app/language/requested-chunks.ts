type ChunkLoader = (chunkId: unknown, promises: Promise<unknown>[]) => void;

/** Set by the build: part of the names of the files of texts; empty if the texts are in the modules. */
declare const TEXTS_VERSION: string;

/** What webpack's runtime has; see its `RuntimeGlobals`. */
declare const __webpack_require__: {
  /** Loaders that run for each chunk. */
  readonly f: Record<string, ChunkLoader>;
};

const chunks = new Set<unknown>();

/** Notes the chunks that are requested from now on, for the module that loads texts, which comes after the first of them. */
export function watchChunks(): void {
  if (typeof TEXTS_VERSION === 'undefined' || TEXTS_VERSION === '') return;
  __webpack_require__.f.requested = (chunkId) => {
    chunks.add(chunkId);
  };
}

/** The chunks that are loaded or on their way. */
export const getRequestedChunks = (): readonly unknown[] => [...chunks];
