/** The files of one host, by path. */
export type RenderedFiles = Readonly<Record<string, string>>;

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
