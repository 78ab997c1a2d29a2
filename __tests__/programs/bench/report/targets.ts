import { PAGES, type Page } from '../measure/pages';
import { getValues, toSizeSection, type Readings } from './readings';
import {
  get98thPercentile,
  getDifference,
  getMedian,
  getMedianRatio,
  getRatio,
} from './statistics';

/** A target, with the measured value, which is null if it was not measured, its limit and unit. */
export type TargetResult = readonly [target: string, comparison: Comparison];

type Comparison = { readonly actual: number | null; readonly limit: number; readonly unit: string };

type Values = readonly number[];

/** Getters of a row's values: in a section, with 10 and 1,000 questions, and on the baseline page with 10. */
type Measured = {
  readonly get: (title: string, name: string) => Values;
  readonly ten: (name: string) => Values;
  readonly thousand: (name: string) => Values;
  readonly baseline: (name: string) => Values;
};

const INTERACTIVE = 'time to interactive, ms';
const PAINT = 'press to paint, ms';
const WORK = 'work of the main thread for a press, ms';

/** Compares the medians of all readings with their targets. */
export function evaluateTargets({ app, baseline }: Readings): readonly TargetResult[] {
  const measured: Measured = {
    get: (title, name) => getValues(app, title, name),
    ten: (name) => getValues(app, toSizeSection(10), name),
    thousand: (name) => getValues(app, toSizeSection(1000), name),
    baseline: (name) => getValues(baseline, toSizeSection(10), name),
  };
  const rounds = measured.get('Sign-in pressed', '  rounds of API requests');
  return [
    ...evaluateLink(measured),
    ...evaluatePresses(measured),
    ...evaluateHeapAndKiosk(measured),
    ...PAGES.flatMap((page) => evaluatePage(page, measured)),
    ['Sign-in pressed to home page: rounds of API requests', median(rounds, 2, '')],
  ];
}

function evaluateLink({ get, ten, thousand, baseline }: Measured): readonly TargetResult[] {
  const secondPage = get('Other public links', 'time to the second page, ms');
  const otherOrigin = get('Other public links', 'API on another origin: time to interactive, ms');
  return [
    [
      'Public link: time to interactive, relative to the baseline page',
      ratio(ten(INTERACTIVE), baseline(INTERACTIVE), 0.7),
    ],
    [
      'Public link: time to the second page, relative to the baseline page’s first',
      ratio(secondPage, baseline(INTERACTIVE), 1.5),
    ],
    [
      'Public link with the API on another origin: additional time to interactive',
      {
        actual: getDifference(getMedian(otherOrigin), getMedian(ten(INTERACTIVE))),
        limit: 150,
        unit: 'ms',
      },
    ],
    [
      'Public link: largest contentful paint, relative to the time to interactive',
      ratio(ten('largest contentful paint, ms'), ten(INTERACTIVE), 1.1),
    ],
    [
      'Public link: time to interactive with 1,000 questions, relative to 10 questions',
      ratio(thousand(INTERACTIVE), ten(INTERACTIVE), 1.5),
    ],
    [
      'Public link: rounds of API requests until interactive',
      median(ten('  rounds of API requests'), 1, ''),
    ],
    [
      'Public link: JavaScript until interactive',
      median(ten('  of which JavaScript, KB'), 150, 'KB'),
    ],
  ];
}

function evaluatePresses({ ten, thousand, baseline }: Measured): readonly TargetResult[] {
  const slowest = getRatio(get98thPercentile(ten(PAINT)), get98thPercentile(baseline(PAINT)));
  return [
    [
      'Press to paint with 10 questions, relative to the baseline page',
      ratio(ten(PAINT), baseline(PAINT), 1.3),
    ],
    ['  the slowest of 50 presses', { actual: slowest, limit: 1.3, unit: '×' }],
    ['  work of the main thread for a press', ratio(ten(WORK), baseline(WORK), 2)],
    [
      'Press to paint with 1,000 questions, relative to 10 questions',
      ratio(thousand(PAINT), ten(PAINT), 1.5),
    ],
  ];
}

function evaluateHeapAndKiosk({ get, thousand }: Measured): readonly TargetResult[] {
  const growth = get('Without page loads', 'heap growth per completed assessment, KB');
  const firstVisits = get('Kiosk', 'both, first visits, ms');
  const lastVisits = get('Kiosk', 'both, last visits, ms');
  return [
    ['Heap with 1,000 questions', median(thousand('heap with the questions, MB'), 12, 'MB')],
    ['Heap growth per completed assessment', median(growth, 10, 'KB')],
    ['Kiosk: heap growth per visit', median(get('Kiosk', 'heap growth per visit, KB'), 10, 'KB')],
    [
      'Kiosk: waiting time of the last visits, relative to the first',
      ratio(lastVisits, firstVisits, 1.2),
    ],
  ];
}

function evaluatePage({ name, limit }: Page, { get, baseline }: Measured): readonly TargetResult[] {
  const cold = get(name, INTERACTIVE);
  return [
    [
      `${name}: time to interactive, relative to the baseline page`,
      ratio(cold, baseline(INTERACTIVE), limit),
    ],
    ['  opened again, relative to the first time', ratio(get(name, 'opened again, ms'), cold, 0.5)],
    ['  layout shift', median(get(name, 'layout shift'), 0.02, 'in all')],
  ];
}

const median = (values: Values, limit: number, unit: string): Comparison => ({
  actual: getMedian(values),
  limit,
  unit,
});

const ratio = (values: Values, others: Values, limit: number): Comparison => ({
  actual: getMedianRatio(values, others),
  limit,
  unit: '×',
});
