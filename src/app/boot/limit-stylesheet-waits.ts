/** In ms. Without its stylesheet a screen is plain but usable, and the stylesheet applies whenever it arrives. */
export const STYLESHEET_TIMEOUT_MS = 3000;

type ChunkLoader = (chunkId: unknown, promises: Promise<unknown>[]) => void;

declare const __webpack_require__: { readonly f: Record<string, ChunkLoader> };

/**
 * Lets a screen be shown without its stylesheet if that takes too long: webpack waits for script and stylesheet of a chunk,
 * without a limit. A stylesheet that fails still counts as a missing chunk.
 */
export function limitStylesheetWaits(): void {
  if (typeof __webpack_require__ === 'undefined') return;
  const loaders = __webpack_require__.f;
  const { miniCss } = loaders;
  // The dev server puts styles into the scripts.
  if (miniCss === undefined) return;
  loaders.miniCss = (chunkId, promises) => {
    const loading: Promise<unknown>[] = [];
    miniCss(chunkId, loading);
    promises.push(...loading.map(withStylesheetLimit));
  };
}

/** Resolves at the latest after that time; rejects if the style sheet cannot be loaded. */
export function withStylesheetLimit(loading: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, STYLESHEET_TIMEOUT_MS);
    loading.then(() => resolve(), reject);
  });
}
