import * as v from 'valibot';
import type { Chart } from '../model/chart.types';

/** The `format` field of exported charts. */
const CHART_FORMAT = 'state-charts';
const VERSION = 1;

const text = v.pipe(v.string(), v.maxLength(2000));
const textList = v.pipe(v.array(text), v.maxLength(200));

const stateSchema = v.object({
  path: text,
  key: text,
  parent: v.nullable(text),
  title: text,
  sees: text,
  kind: v.picklist(['plain', 'compound', 'parallel', 'final', 'history', 'momentary']),
  isInitial: v.boolean(),
  tags: textList,
  actors: textList,
  delays: v.array(v.object({ name: text, durationMs: v.nullable(v.number()) })),
  entry: textList,
  exit: textList,
  ignores: textList,
});

const transitionSchema = v.object({
  id: text,
  source: text,
  kind: v.picklist(['event', 'done', 'error', 'delay', 'always']),
  trigger: text,
  guard: v.nullable(text),
  targets: textList,
  actions: textList,
});

const walkthroughSchema = v.object({ id: text, title: text, steps: textList });

const chartSchema = v.pipe(
  v.object({
    id: text,
    title: text,
    section: text,
    states: v.pipe(v.array(stateSchema), v.minLength(1), v.maxLength(1000)),
    transitions: v.pipe(v.array(transitionSchema), v.maxLength(5000)),
    walkthroughs: v.optional(v.pipe(v.array(walkthroughSchema), v.maxLength(2000))),
  }),
  v.check((chart) => isConsistent(chart), 'Its states and transitions are inconsistent.'),
);

const fileSchema = v.object({
  format: v.literal(CHART_FORMAT),
  version: v.literal(VERSION),
  charts: v.pipe(v.array(chartSchema), v.minLength(1), v.maxLength(100)),
});

/** True if every state has a parent and every transition connects existing states. */
function isConsistent({ states, transitions }: Pick<Chart, 'states' | 'transitions'>): boolean {
  const paths = new Set(states.map(({ path }) => path));
  const ids = new Set(transitions.map(({ id }) => id));
  return (
    paths.size === states.length &&
    ids.size === transitions.length &&
    states[0]?.path === '' &&
    states.every(({ path, parent }) => isChildOf(path, parent) && (!parent || paths.has(parent))) &&
    transitions.every(({ source, targets }) =>
      [source, ...targets].every((endpoint) => paths.has(endpoint)),
    )
  );
}

/** True if `parent` is a prefix of `path`, which also rules out cycles. */
function isChildOf(path: string, parent: string | null): boolean {
  if (parent === null) return path === '';
  const prefix = parent === '' ? '' : `${parent}.`;
  return path.startsWith(prefix) && path.length > prefix.length;
}

/** The JSON file of some charts, formatted for reading. */
export function toChartFile(charts: readonly Chart[]): string {
  return `${JSON.stringify({ format: CHART_FORMAT, version: VERSION, charts }, null, 2)}\n`;
}

/** Reads the charts from an exported file, or returns a message for the user. */
export function readChartFile(
  content: string,
): { readonly charts: readonly Chart[] } | { readonly problem: string } {
  const data = parse(content);
  if (data === undefined)
    return { problem: 'This is not a chart exported from here. Choose a JSON export.' };
  const result = v.safeParse(fileSchema, data);
  if (result.success) return { charts: result.output.charts };
  const [{ message }] = result.issues;
  return { problem: `This file does not contain a valid chart. ${message}` };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
