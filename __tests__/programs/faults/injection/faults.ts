/** What happens to a request. */
export type FaultEffect =
  /** The connection is cut before a response. */
  | { readonly kind: 'cut' }
  /** No response ever comes. */
  | { readonly kind: 'hang' }
  /** The response comes late: only after the screen has been checked. */
  | { readonly kind: 'hold' }
  /** The page is reloaded: while it waits for the response, which never comes, or as soon as that has been sent. */
  | { readonly kind: 'reload'; readonly when: 'waiting' | 'responded' }
  /** Not this request, but every script that is loaded on demand is late. */
  | { readonly kind: 'late scripts' }
  | {
      readonly kind: 'respond';
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
    };

/** The name of a fault; a number is the status of the response. */
export type FaultName =
  | 'refused'
  | 'lost'
  | 'hang'
  | 'slow'
  | '400'
  | '401'
  | '403'
  | '404'
  | '409'
  | '429'
  | '500'
  | 'malformed'
  | 'shape'
  | 'empty'
  | 'portal'
  | 'late-scripts'
  | 'reload-unsent'
  | 'reload-lost'
  | 'reload-after';

/** A fault of the network or the server; `isReceived` means that the server processes the request all the same. */
export type Fault = {
  readonly name: FaultName;
  readonly isReceived: boolean;
  readonly effect: FaultEffect;
  /** How often it can happen; once and for good by default. */
  readonly durations?: readonly Duration[];
  /** It happens only to scenarios that name it (`moreFaults`). */
  readonly isSpecial?: boolean;
};

/** The message of every error response that has one. */
export const SERVER_MESSAGE = 'The clinic cannot do this right now.';
/** A text of the pages that proxies send: it must never be shown. */
export const PAGE_TEXT = 'gateway-17';

const SERVER_ERROR_PAGE = `<!doctype html><html><head><title>500</title></head><body><h1>Internal Server Error</h1>
<pre>TypeError: cannot read ${PAGE_TEXT}\n    at handle (/srv/app.js:10:5)</pre></body></html>`;
const CAPTIVE_PORTAL_PAGE = `<!doctype html><html><head><title>Guest Wi-Fi</title></head>
<body><p>Please accept the terms of ${PAGE_TEXT}.</p></body></html>`;

const respond = (
  status: number,
  body: string,
  contentType = 'application/json',
): Pick<Fault, 'effect'> => ({ effect: { kind: 'respond', status, body, contentType } });

const reject = (name: FaultName): Fault => ({
  name,
  isReceived: false,
  ...respond(Number(name), JSON.stringify({ message: SERVER_MESSAGE })),
});

const reload = (name: FaultName, isReceived: boolean, when: 'waiting' | 'responded'): Fault => ({
  name,
  isReceived,
  effect: { kind: 'reload', when },
  durations: ['once'],
  isSpecial: true,
});

/** Every fault. Faults of a response body come after the server has processed the request. */
export const FAULTS: readonly Fault[] = [
  { name: 'refused', isReceived: false, effect: { kind: 'cut' } },
  { name: 'lost', isReceived: true, effect: { kind: 'cut' } },
  { name: 'hang', isReceived: false, effect: { kind: 'hang' } },
  { name: 'slow', isReceived: true, effect: { kind: 'hold' } },
  reject('400'),
  reject('401'),
  reject('403'),
  reject('404'),
  reject('409'),
  reject('429'),
  { name: '500', isReceived: false, ...respond(500, SERVER_ERROR_PAGE, 'text/html') },
  { name: 'malformed', isReceived: true, ...respond(200, '{"unfinished": [1, ') },
  { name: 'shape', isReceived: true, ...respond(200, '{"unexpected": [{"shape": 1}]}') },
  { name: 'empty', isReceived: true, ...respond(200, '') },
  { name: 'portal', isReceived: false, ...respond(200, CAPTIVE_PORTAL_PAGE, 'text/html') },
  {
    name: 'late-scripts',
    isReceived: true,
    effect: { kind: 'late scripts' },
    durations: ['always'],
  },
  reload('reload-unsent', false, 'waiting'),
  reload('reload-lost', true, 'waiting'),
  reload('reload-after', true, 'responded'),
];

/** How often the fault affects the requests of an endpoint. */
export const DURATIONS = ['once', 'always'] as const;
export type Duration = (typeof DURATIONS)[number];
