/** Prints what Netlify's own parsers read from the files in a folder, as JSON. */
import path from 'node:path';
import process from 'node:process';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

const [, , folder] = process.argv;
const headers = await parseAllHeaders({
  headersFiles: [path.join(folder, '_headers')],
  configHeaders: [],
  minimal: false,
});
const redirects = await parseAllRedirects({
  redirectsFiles: [path.join(folder, '_redirects')],
  configRedirects: [],
  minimal: true,
});

process.stdout.write(
  JSON.stringify({
    errors: [...headers.errors, ...redirects.errors].map(String),
    headers: headers.headers.map(({ forRegExp, values }) => ({
      pattern: forRegExp.source,
      values,
    })),
    redirects: redirects.redirects.map(({ from, to, status }) => ({ from, to, status })),
  }),
);
