import * as v from 'valibot';
import { MAX_FILE_LENGTH, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from './limits';

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MAX_LIST_LENGTH), v.readonly());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());

/** A SHA-256 in lower-case hexadecimal digits. */
export const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The file of a screenshot, relative to the report. It cannot lead to another folder. */
export const screenshotFileSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_FILE_LENGTH),
  v.regex(/^screenshots\/[\w.-]+\.png$/),
);

const screenshotSchema = v.object({
  /** One of `VARIANT_NAMES`. */
  variant: text,
  file: screenshotFileSchema,
  sha256: sha256Schema,
});

const violationSchema = v.object({ id: text, help: text, variant: text, nodes: list(text) });

/** A screen that a walkthrough has shown: what it covers, its screenshots, and what axe and the checks of texts have found. */
const viewSchema = v.object({
  id: text,
  /** Index of the step in the steps of its walkthrough. */
  step: count,
  /** Path of the innermost state. */
  state: text,
  title: text,
  expectedView: text,
  /** Path and query string. */
  url: text,
  /** Paths of the active states, the outermost first. */
  states: list(text),
  /** Paths of the transient states that were left again before. */
  passedThrough: list(text),
  /** Ids of the transitions that led here from the step before. */
  transitions: list(text),
  screenshots: list(screenshotSchema),
  violations: list(violationSchema),
});

const walkthroughSchema = v.object({
  id: text,
  title: text,
  result: v.picklist(['passed', 'failed', 'not run']),
  durationMs: v.pipe(v.number(), v.minValue(0)),
  error: v.nullable(text),
  /** Why it stops before its last step; null if it runs to the end. */
  stopReason: v.nullable(text),
  /** Descriptions of the start and of each step after it. */
  steps: list(text),
  /** Unexpected console messages, page errors and requests to other origins. */
  consoleProblems: list(text),
  /** In the order of the steps. */
  views: list(viewSchema),
});

const stateSchema = v.object({
  path: text,
  title: text,
  /** Why the state has no screenshot; null if it has one, or should have one. */
  reasonWithoutScreenshot: v.nullable(text),
});

const machineSchema = v.object({
  id: text,
  title: text,
  section: text,
  /** In the order in which the machine declares them. */
  states: list(stateSchema),
  walkthroughs: list(walkthroughSchema),
});

const buildSchema = v.object({
  /** The version in package.json. */
  version: text,
  /** The commit of the working copy; null without git. */
  commit: v.nullable(text),
  /** True if files of the working copy were not committed. */
  hasLocalChanges: v.boolean(),
  folder: text,
  fileCount: count,
  /** Over all files of the folder; null if they could not be read or have changed during the run. */
  hash: v.nullable(sha256Schema),
});

/** What `npm run gallery` writes to `report.json`. */
export const reportSchema = v.pipe(
  v.object({
    format: v.literal('release-report'),
    version: v.literal(1),
    createdAt: time,
    durationMs: v.pipe(v.number(), v.minValue(0)),
    build: buildSchema,
    /** Null if no walkthrough was run. */
    browser: v.nullable(v.object({ name: text, version: text })),
    computer: v.object({ system: text, processors: text, node: text }),
    machines: list(machineSchema),
  }),
  v.check(({ machines }) => {
    const walkthroughs = machines.flatMap((machine) => machine.walkthroughs);
    const views = walkthroughs.flatMap((walkthrough) => walkthrough.views);
    return (
      isUnique(machines.map(({ id }) => id)) &&
      isUnique(walkthroughs.map(({ id }) => id)) &&
      isUnique(views.flatMap(({ screenshots }) => screenshots).map(({ file }) => file))
    );
  }, 'An id or file occurs twice.'),
);

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

export type ReleaseReport = v.InferOutput<typeof reportSchema>;
export type ReportedMachine = ReleaseReport['machines'][number];
export type ReportedWalkthrough = ReportedMachine['walkthroughs'][number];
export type ReportedView = ReportedWalkthrough['views'][number];
export type ReportedScreenshot = ReportedView['screenshots'][number];
export type ReportedBuild = ReleaseReport['build'];
export type Violation = ReportedView['violations'][number];
