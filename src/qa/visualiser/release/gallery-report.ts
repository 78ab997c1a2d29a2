import * as v from 'valibot';

/** What the gallery says about a walkthrough or route. */
export type GalleryResult = {
  readonly result: 'passed' | 'failed' | 'not run';
  readonly durationMs: number;
  /** What was found, one message each. */
  readonly problems: readonly string[];
};

/** The report of `npm run gallery`. */
export type GalleryReport = {
  /** The version in package.json. */
  readonly version: string;
  /** The commit of the working copy; null without git. */
  readonly commit: string | null;
  /** ISO date and time. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** By the title of the test, which is the id of the walkthrough or route. */
  readonly results: ReadonlyMap<string, GalleryResult>;
};

const specSchema = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({
          duration: v.number(),
          errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
        }),
      ),
    }),
  ),
});

type Spec = v.InferOutput<typeof specSchema>;
type Suite = { readonly specs: Spec[]; readonly suites?: Suite[] | undefined };

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.lazy(() => v.array(suiteSchema))),
});

/** The parts that are read of the report of Playwright's `json` reporter. */
const reportSchema = v.object({
  config: v.object({
    metadata: v.object({
      version: v.string(),
      gitCommit: v.optional(v.object({ hash: v.string() })),
    }),
  }),
  stats: v.object({ startTime: v.pipe(v.string(), v.isoTimestamp()), duration: v.number() }),
  suites: v.array(suiteSchema),
});

/** Reads the text of a `report.json`, or returns a message for the user. Never throws. */
export function readGalleryReport(text: string): GalleryReport | { readonly problem: string } {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  if (!result.success)
    return { problem: 'This file is not the report of a gallery. Choose gallery/report.json.' };
  const { config, stats, suites } = result.output;
  return {
    version: config.metadata.version,
    commit: config.metadata.gitCommit?.hash ?? null,
    startedAt: stats.startTime,
    durationMs: stats.duration,
    results: new Map(suites.flatMap(listSpecs).map((spec) => [spec.title, toResult(spec)])),
  };
}

const listSpecs = ({ specs, suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

const RESULTS = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'not run',
} as const;

function toResult({ tests: [test] }: Spec): GalleryResult {
  const last = test?.results.at(-1);
  return {
    result: test === undefined ? 'not run' : RESULTS[test.status],
    durationMs: last?.duration ?? 0,
    problems: last?.errors.map(({ message }) => withoutColours(message)) ?? [],
  };
}

/** Playwright colours its messages for terminals. */
// oxlint-disable-next-line no-control-regex -- the control character is what is removed
const withoutColours = (message: string) => message.replaceAll(/\u001B\[\d+m/g, '');
