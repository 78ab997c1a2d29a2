import {
  ANY_IMAGE,
  extendPolicy,
  formatPolicy,
  INTAKE_POLICY,
  PAGE_POLICY,
  TRUSTED_TYPES,
  type Policy,
} from './policy';

/** Headers by name. */
export type HeadersByName = Readonly<Record<string, string>>;

/** A part of the site with headers of its own: the first segment of its paths, and everything below. */
export type Area = {
  readonly path: `/${string}`;
  /** `files` exist or respond with 404; every path of `pages` responds with `index.html`. */
  readonly contents: 'files' | 'pages';
  readonly headers: HeadersByName;
};

/** What a host must do, from which the files of each host are rendered. */
export type HostingRules = {
  /** The headers of each page that is in no area, and of each file at the root. */
  readonly headers: HeadersByName;
  readonly areas: readonly Area[];
};

/** What the policies depend on besides the rules. */
export type PolicyOptions = {
  /** The hashes of the style and the scripts in `index.html`. */
  readonly inlined?: Policy;
  /** Other origins that the app sends requests to. */
  readonly connectTo?: readonly string[];
  /** The other origins that images come from; without it any. */
  readonly imagesFrom?: readonly string[] | null;
  /** Where browsers report violations of the policies. */
  readonly reportTo?: string | null;
};

export const POLICY_HEADER = 'Content-Security-Policy';
export const CACHE_HEADER = 'Cache-Control';

/** Kept at most for a question whether it has changed, which an ETag answers. Also the caching of every error. */
export const REVALIDATED = 'no-cache';

/** For files whose names contain a hash of their contents. */
const CACHED_FOREVER = 'public, max-age=31536000, immutable';
const CACHED_FOR_A_DAY = 'public, max-age=86400';

/** The app uses none of them. Browsers warn of features that they do not know: these are those of Chromium. */
const POWERFUL_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const COMMON_HEADERS: HeadersByName = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': POWERFUL_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** What the policies call the address of reports. */
const REPORT_GROUP = 'violations';

/** The encodings of the compressed copies that the build puts next to each file, by their extension. */
export const COMPRESSED_COPIES = { br: 'br', gz: 'gzip' } as const;

type AreaRule = Pick<Area, 'path' | 'contents'> & {
  readonly policy: Policy;
  readonly caching: string;
};

const files = (path: Area['path'], caching: string): AreaRule => ({
  path,
  contents: 'files',
  policy: PAGE_POLICY,
  caching,
});

const AREAS: readonly AreaRule[] = [
  { path: '/intake', contents: 'pages', policy: INTAKE_POLICY, caching: REVALIDATED },
  files('/assets', CACHED_FOREVER),
  files('/icons', CACHED_FOR_A_DAY),
  files('/legal', REVALIDATED),
  files('/.well-known', REVALIDATED),
];

/** Creates the rules of a build and its configuration. */
export function createHostingRules({
  inlined = {},
  connectTo = [],
  imagesFrom = null,
  reportTo = null,
}: PolicyOptions = {}): HostingRules {
  const reports: Policy =
    reportTo === null ? {} : { 'report-uri': [reportTo], 'report-to': [REPORT_GROUP] };
  const added = { ...extendPolicy(inlined, { 'connect-src': connectTo }), ...reports };
  const withImages = (policy: Policy): Policy =>
    imagesFrom === null
      ? policy
      : {
          ...policy,
          'img-src': [
            ...(policy['img-src'] ?? []).filter((source) => source !== ANY_IMAGE),
            ...imagesFrom,
          ],
        };
  const toHeaders = (policy: Policy, caching: string): HeadersByName => ({
    [POLICY_HEADER]: formatPolicy(extendPolicy(withImages(policy), added)),
    ...(reportTo !== null && {
      ...(policy === INTAKE_POLICY && {
        [`${POLICY_HEADER}-Report-Only`]: formatPolicy({ ...TRUSTED_TYPES, ...reports }),
      }),
      'Reporting-Endpoints': `${REPORT_GROUP}="${reportTo}"`,
    }),
    ...COMMON_HEADERS,
    [CACHE_HEADER]: caching,
  });
  return {
    headers: toHeaders(PAGE_POLICY, REVALIDATED),
    areas: AREAS.map(({ path, contents, policy, caching }) => ({
      path,
      contents,
      headers: toHeaders(policy, caching),
    })),
  };
}

/** A file at the root: no page of the app has a dot in a path of one segment. */
export const ROOT_FILE = /^\/[^/]+\.[^/]+$/;

/** Returns true for the path of a file, which may be missing, and false for that of a page, whose ids may contain dots. */
export function isFilePath(pathname: string): boolean {
  const area = findArea(AREAS, pathname);
  return area === undefined ? ROOT_FILE.test(pathname) : area.contents === 'files';
}

/** Returns the headers of a path's response, unless it is an error. */
export const getHeaders = ({ headers, areas }: HostingRules, pathname: string): HeadersByName =>
  findArea(areas, pathname)?.headers ?? headers;

const findArea = <Item extends { readonly path: string }>(
  areas: readonly Item[],
  pathname: string,
): Item | undefined =>
  areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
