import { createHash } from 'node:crypto';
import type {
  ReleaseReport,
  ReportedMachine,
  ReportedWalkthrough,
} from '../../src/qa/visualiser/release/format/report.schema';

/** A walkthrough with the contents of its screenshots, by state and variant. */
export type SampleWalkthrough = Partial<Omit<ReportedWalkthrough, 'views'>> & {
  readonly id: string;
  readonly views?: Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>>;
};

/** The SHA-256 of a file with this content. */
export const toHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The file of a screenshot in a sample report. */
export const toFile = (walkthroughId: string, state: string, variant: string): string =>
  `screenshots/${`${walkthroughId} ${state}`.replaceAll(/[^\w]+/g, '-')}-${variant}.png`;

/** A report of machines with these walkthroughs. */
export function createReport(
  machines: Readonly<Record<string, readonly SampleWalkthrough[]>>,
  changes: Partial<ReleaseReport> = {},
): ReleaseReport {
  return {
    format: 'release-report',
    version: 1,
    createdAt: '2026-11-02T12:00:00.000Z',
    durationMs: 90_000,
    build: {
      version: '1.2.3',
      commit: 'abcdef',
      hasLocalChanges: false,
      folder: 'dist-qa',
      fileCount: 3,
      hash: toHash('build'),
    },
    browser: { name: 'chromium', version: '147.0' },
    computer: { system: 'Linux', processors: '2 × Example', node: 'v24.0.0' },
    machines: Object.entries(machines).map(toMachine),
    ...changes,
  };
}

function toMachine([id, samples]: readonly [
  string,
  readonly SampleWalkthrough[],
]): ReportedMachine {
  const walkthroughs = samples.map(toWalkthrough);
  const paths = new Set(walkthroughs.flatMap(({ views }) => views.map(({ state }) => state)));
  const states = [...paths].map((path) => ({
    path,
    title: `Title of ${path}`,
    reasonWithoutScreenshot: null,
  }));
  return { id, title: `Machine ${id}`, section: '§1', states, walkthroughs };
}

function toWalkthrough({ id, views = {}, ...rest }: SampleWalkthrough): ReportedWalkthrough {
  const states = Object.entries(views);
  return {
    id,
    title: `Walkthrough ${id}`,
    result: 'passed',
    durationMs: 2000,
    error: null,
    stopReason: null,
    steps: states.map(([state]) => `Go to ${state}.`),
    consoleProblems: [],
    ...rest,
    views: states.map(([state, contents], step) => ({
      id: `${id} ${state}`,
      step,
      state,
      title: `Title of ${state}`,
      expectedView: `The screen of ${state}.`,
      url: '/',
      states: [state],
      passedThrough: [],
      transitions: [`→ ${state}`],
      screenshots: Object.entries(contents).map(([variant, content]) => ({
        variant,
        file: toFile(id, state, variant),
        sha256: toHash(content),
      })),
      violations: [],
    })),
  };
}
