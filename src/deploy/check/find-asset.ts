import type { Target } from './probe';

/** Returns the path of a script that the page loads. */
export function findAsset({ page }: Pick<Target, 'page'>): string {
  const [, path] = /<script[^>]*\ssrc="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  if (path === undefined) throw new Error('The page loads no script.');
  return path;
}
