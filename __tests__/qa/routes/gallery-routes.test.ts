import type { RouteObject } from 'react-router-dom';
import { routes } from '../../../src/app/router/routes';
import { unconfiguredRoutes } from '../../../src/app/router/unconfigured.routes';
import { GALLERY_ROUTES } from '../../../src/qa/routes/gallery-routes';

/** The whole paths of all routes with a page or a redirect. */
function listPaths(table: readonly RouteObject[], parent = ''): readonly string[] {
  return table.flatMap(({ path = '', children }) => {
    const isWhole = path.startsWith('/') || parent === '' || path === '';
    const whole = isWhole ? path || parent : `${parent}/${path}`;
    return children === undefined ? [whole] : listPaths(children, whole);
  });
}

const listGalleryPaths = (isUnconfigured: boolean) =>
  GALLERY_ROUTES.filter((route) => route.isUnconfigured === isUnconfigured).map(({ path }) => path);

describe('the routes of the gallery', () => {
  it('are all routes of the app', () => {
    expect(listGalleryPaths(false).sort()).toEqual([...listPaths(routes)].sort());
  });

  it('are all routes of an app whose configuration is wrong', () => {
    expect(listGalleryPaths(true).sort()).toEqual([...listPaths(unconfiguredRoutes)].sort());
  });

  it('have ids of their own, and a screen or a reason for having none', () => {
    const ids = GALLERY_ROUTES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { url, heading, reasonWithoutScreenshot } of GALLERY_ROUTES)
      expect(reasonWithoutScreenshot === null).toBe(url !== null && heading !== '');
  });

  it.each(GALLERY_ROUTES.filter(({ url }) => url !== null))(
    '$id: what is opened has the path of the route',
    ({ path, url }) => {
      const pattern = path.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+');
      expect(new URL(url ?? '', 'http://app').pathname).toMatch(new RegExp(`^${pattern}$`));
    },
  );
});
