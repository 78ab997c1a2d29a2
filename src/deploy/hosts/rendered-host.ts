/** The files of one host, by path. */
export type RenderedFiles = Readonly<Record<string, string>>;

/** How a server is reached, and what its files are called. */
export type ServerOptions = {
  /** A name, such as `app.clinic.example`, for a server that has nothing in front of it, or a port for a proxy: `:8080`. */
  readonly address: string;
  /** The name of its folders, by which two clinics can share a server: `stillwater`. */
  readonly site: string;
};

export const SERVER_DEFAULTS: ServerOptions = { address: ':8080', site: 'stillwater' };

/** Where the site's files are on the machine. */
export const toSiteFolder = (site: string) => `/srv/${site}`;

/** A page for missing files, on hosts that need one. */
export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Not found</title>
  </head>
  <body>
    <h1>Not found</h1>
  </body>
</html>
`;

const NOTICE = 'Made by "npm run deploy:render", which replaces it with each release.';

/** Starts a file with a comment that says where it comes from. */
export const withNotice = (text: string, comment = '#') => `${comment} ${NOTICE}\n\n${text}`;
