/** Resolves to `fallback` if `loading` takes longer than `ms`. */
export function waitAtMost<T>(ms: number, loading: Promise<T>, fallback: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(fallback), ms);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
