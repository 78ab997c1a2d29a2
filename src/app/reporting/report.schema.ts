import * as v from 'valibot';

/** Error classes of the browser and of the build; any other name could be made of data. */
const ERROR_NAMES = [
  'AbortError',
  'ChunkLoadError',
  'DataCloneError',
  'Error',
  'InvalidStateError',
  'NetworkError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
] as const;

/** A place in a script of the build: `main.1a2b3c4d.js:1:2345`. */
export const FRAME = /[\w-]{1,40}\.(?:[a-z]{2}-)?[\da-f]{6,8}\.js:\d{1,7}:\d{1,7}/;

const whole = ({ source }: RegExp) => v.pipe(v.string(), v.regex(new RegExp(`^(?:${source})$`)));

/** The path of a route with the names of its parameters, not their values: `/user/:userId/assessments`. */
const route = whole(/[\w/:*-]{1,100}/);

const errorReport = v.object({
  type: v.literal('error'),
  /** Where it was noticed: nowhere, in a promise, while React rendered, or before the first screen. */
  source: v.picklist(['uncaught', 'rejection', 'render', 'start']),
  name: v.fallback(v.picklist(ERROR_NAMES), 'Error'),
  /** The innermost first. */
  frames: v.array(whole(FRAME)),
  route,
});

const requestReport = v.object({
  type: v.literal('request'),
  /** The name of the endpoint in the code: `getSafetyNet`. */
  endpoint: whole(/[A-Za-z]{1,60}/),
  reason: v.picklist(['offline', 'timeout', 'busy', 'rejected', 'server', 'malformed']),
  status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
  route,
});

/** A question that cannot be shown (D9). */
const questionReport = v.object({
  type: v.literal('question'),
  form: v.picklist(['assessment', 'check-in', 'questionnaire']),
  /** Where it is in its response, in names of the API: `content.nodes[].answers`. */
  field: whole(/[A-Za-z.[\]]{1,100}/),
  route,
});

/** How often a write came to an outcome; also what was decided without the server's confirmation (D9). */
const writeReport = v.object({
  type: v.literal('write'),
  /** The name of the endpoint in the code: `submitAssessments`. */
  endpoint: whole(/[A-Za-z]{1,60}/),
  outcome: v.picklist(['started', 'confirmed', 'refused', 'uncertain', 'received', 'given-up']),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const vitalReport = v.object({
  type: v.literal('vital'),
  name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** In ms; without a unit for CLS. */
  value: v.number(),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  navigation: v.picklist([
    'navigate',
    'reload',
    'back-forward',
    'back-forward-cache',
    'prerender',
    'restore',
  ]),
  route,
});

/**
 * What may leave the page, field by field (D1: never anything personal): names from the code, numbers, places in the build. What
 * does not fit is not sent, and fields that are not listed are dropped.
 */
export const reportSchema = v.variant('type', [
  errorReport,
  requestReport,
  vitalReport,
  writeReport,
  questionReport,
]);

export type Report = v.InferOutput<typeof reportSchema>;
export type ErrorSource = v.InferOutput<typeof errorReport>['source'];
