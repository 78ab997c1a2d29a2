import { findProblems, toFinding, type Probe, type Target } from '../probe';

const PAGES = ['/login', '/user/check/assessments?context=sms', '/kiosk/check', '/intake'];

/** Hosts tend to take these for files. */
const PAGES_WITH_DOTS = [
  '/user/a.b/assessments',
  '/user/a.b/check-ins?checkInIds=c.js',
  '/kiosk/st.mary',
  '/kiosk/check.js',
];

const MISSING_FILES = ['/assets/missing.00000000.js', '/icons/missing.svg', '/.well-known/missing'];

/** Without a header `accept`, as programs send it, and with one like a browser's. */
const ACCEPTED = ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8'];

async function findPageProblems({ send, page }: Target, path: string): Promise<readonly string[]> {
  return findProblems(ACCEPTED, async (accept) => {
    const response = await send(path, { headers: { accept } });
    if (response.status !== 200) return [`${path} responds with ${response.status}`];
    return (await response.text()) === page ? [] : [`${path} is not the app's page`];
  });
}

async function findMissingFileProblems(
  { send, page }: Target,
  path: string,
): Promise<readonly string[]> {
  const response = await send(path);
  const text = await response.text();
  const maxAge = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? '0';
  return [
    ...(response.status === 404 ? [] : [`${path} responds with ${response.status}`]),
    ...(text === page ? [`${path} is the app's page`] : []),
    ...(maxAge === '0' ? [] : [`${path} may be cached for ${maxAge} seconds`]),
  ];
}

const unique = (problems: readonly string[]) => [...new Set(problems)];

/** Which paths are pages, and which are files. */
export const pageProbes: readonly Probe[] = [
  {
    name: 'deep links',
    run: async (target) =>
      toFinding(unique(await findProblems(PAGES, (path) => findPageProblems(target, path)))),
  },
  {
    name: 'deep links with a dot',
    run: async (target) =>
      toFinding(
        unique(await findProblems(PAGES_WITH_DOTS, (path) => findPageProblems(target, path))),
      ),
  },
  {
    name: 'missing files',
    run: async (target) =>
      toFinding(await findProblems(MISSING_FILES, (path) => findMissingFileProblems(target, path))),
  },
];
