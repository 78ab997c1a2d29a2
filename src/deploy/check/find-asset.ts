import type { Target } from './probe';

/** Returns the path of a script of the app. That which loads them is too small for some hosts to compress. */
export function findAsset({ page }: Pick<Target, 'page'>): string {
  const [, path] =
    /<script[^>]*\sdata-app="(?:[^"]*\s)?(\/assets\/[^"\s]+\.js)[\s"]/.exec(page) ?? [];
  if (path === undefined) throw new Error('The page loads no script.');
  return path;
}
