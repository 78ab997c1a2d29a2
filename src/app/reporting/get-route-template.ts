import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The path of the route that shows `pathname`, with the names of its parameters; `*` if there is none. */
export function getRouteTemplate(routes: RouteObject[], pathname: string): string {
  const paths = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.path ?? []);
  const template = paths.reduce(
    (base, path) => (path.startsWith('/') || base === '' ? path : `${base}/${path}`),
    '',
  );
  return template === '' ? '*' : template;
}
