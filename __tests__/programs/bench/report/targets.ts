import { PAGES } from '../measure/pages';
import { getValues, toSizeSection, type Readings } from './readings';
import {
  get98thPercentile,
  getDifference,
  getMedian,
  getMedianRatio,
  getRatio,
} from './statistics';

/** A target, the measured value, which is null if it was not measured, its limit and unit. */
export type TargetResult = readonly [
  target: string,
  actual: number | null,
  limit: number,
  unit: string,
];

/** Compares the medians of all readings with their targets. */
export function evaluateTargets({ app, baseline }: Readings): readonly TargetResult[] {
  const get = (title: string, name: string) => getValues(app, title, name);
  const getOfSize = (size: number, name: string) => get(toSizeSection(size), name);
  const ten = (name: string) => getOfSize(10, name);
  const other = (name: string) => getValues(baseline, toSizeSection(10), name);
  const INTERACTIVE = 'time to interactive, ms';
  const PAINT = 'press to paint, ms';
  const WORK = 'work of the main thread for a press, ms';
  const otherOrigin = get('Other public links', 'API on another origin: time to interactive, ms');
  return [
    [
      'Public link: time to interactive, relative to the baseline page',
      getMedianRatio(ten(INTERACTIVE), other(INTERACTIVE)),
      0.7,
      '×',
    ],
    [
      'Public link: time to the second page, relative to the baseline page’s first',
      getMedianRatio(get('Other public links', 'time to the second page, ms'), other(INTERACTIVE)),
      1.5,
      '×',
    ],
    [
      'Public link with the API on another origin: additional time to interactive',
      getDifference(getMedian(otherOrigin), getMedian(ten(INTERACTIVE))),
      150,
      'ms',
    ],
    [
      'Public link: largest contentful paint, relative to the time to interactive',
      getMedianRatio(ten('largest contentful paint, ms'), ten(INTERACTIVE)),
      1.1,
      '×',
    ],
    [
      'Public link: time to interactive with 1,000 questions, relative to 10 questions',
      getMedianRatio(getOfSize(1000, INTERACTIVE), ten(INTERACTIVE)),
      1.5,
      '×',
    ],
    [
      'Public link: rounds of API requests until interactive',
      getMedian(ten('  rounds of API requests')),
      1,
      '',
    ],
    [
      'Public link: JavaScript until interactive',
      getMedian(ten('  of which JavaScript, KB')),
      150,
      'KB',
    ],
    [
      'Press to paint with 10 questions, relative to the baseline page',
      getMedianRatio(ten(PAINT), other(PAINT)),
      1.3,
      '×',
    ],
    [
      '  the slowest of 50 presses',
      getRatio(get98thPercentile(ten(PAINT)), get98thPercentile(other(PAINT))),
      1.3,
      '×',
    ],
    ['  work of the main thread for a press', getMedianRatio(ten(WORK), other(WORK)), 2, '×'],
    [
      'Press to paint with 1,000 questions, relative to 10 questions',
      getMedianRatio(getOfSize(1000, PAINT), ten(PAINT)),
      1.5,
      '×',
    ],
    [
      'Heap with 1,000 questions',
      getMedian(getOfSize(1000, 'heap with the questions, MB')),
      12,
      'MB',
    ],
    [
      'Heap growth per completed assessment',
      getMedian(get('Without page loads', 'heap growth per completed assessment, KB')),
      10,
      'KB',
    ],
    [
      'Kiosk: heap growth per visit',
      getMedian(get('Kiosk', 'heap growth per visit, KB')),
      10,
      'KB',
    ],
    [
      'Kiosk: waiting time of the last visits, relative to the first',
      getMedianRatio(get('Kiosk', 'both, last visits, ms'), get('Kiosk', 'both, first visits, ms')),
      1.2,
      '×',
    ],
    ...PAGES.flatMap(({ name, limit }): readonly TargetResult[] => {
      const cold = get(name, INTERACTIVE);
      return [
        [
          `${name}: time to interactive, relative to the baseline page`,
          getMedianRatio(cold, other(INTERACTIVE)),
          limit,
          '×',
        ],
        [
          '  opened again, relative to the first time',
          getMedianRatio(get(name, 'opened again, ms'), cold),
          0.5,
          '×',
        ],
        ['  layout shift', getMedian(get(name, 'layout shift')), 0.02, 'in all'],
      ];
    }),
    [
      'Sign-in pressed to home page: rounds of API requests',
      getMedian(get('Sign-in pressed', '  rounds of API requests')),
      2,
      '',
    ],
  ];
}
