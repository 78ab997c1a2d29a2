import type { HeapReading } from '../measure/measure-heap';
import type { KioskReading } from '../measure/measure-kiosk';
import type { LoadReading } from '../measure/measure-load';
import type { PageReading } from '../measure/measure-page';
import type { PressReading } from '../measure/measure-presses';
import type { SignInReading } from '../measure/measure-sign-in';
import type { KioskVisit } from '../in-page/visit-kiosk';
import type { Rows } from './readings';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = BYTES_PER_KB ** 2;

/** The rows of an assessment's first load. */
export const toLoadRows = (load: LoadReading) =>
  ({
    'transferred until interactive, KB': [load.bytes / BYTES_PER_KB, 1],
    '  of which JavaScript, KB': [load.scriptBytes / BYTES_PER_KB, 1],
    '  requests': [load.requests],
    '  rounds of API requests': [load.apiRounds],
    'first contentful paint, ms': [load.firstPaint],
    'largest contentful paint, ms': [load.largestPaint],
    'time to interactive, ms': [load.interactive],
    'time to acknowledged submit, ms': [load.acknowledged],
  }) satisfies Rows;

/** The rows of presses in an assessment. */
export const toPressRows = ({ toPaint, work, heapBytes }: PressReading) =>
  ({
    'press to paint, ms': [toPaint, 1],
    'work of the main thread for a press, ms': [work, 1],
    'heap with the questions, MB': [heapBytes / BYTES_PER_MB, 1],
  }) satisfies Rows;

/** The rows of many completed assessments without a page load. */
export const toHeapRows = ({ bytesAfter, growth }: HeapReading) =>
  ({
    'heap after 50 completed assessments, KB': [bytesAfter / BYTES_PER_KB],
    'heap growth per completed assessment, KB': [growth / BYTES_PER_KB, 2],
  }) satisfies Rows;

/** The rows of kiosk visits without a page load. */
export function toKioskRows({ first, last, visitCount, bytesAfter, growth }: KioskReading) {
  const getQuestions = ({ continueToQuestions }: KioskVisit) => continueToQuestions;
  const getKiosk = ({ doneToKiosk }: KioskVisit) => doneToKiosk;
  // The visitor's for the questions and the next visitor's for the kiosk.
  const getWait = (visit: KioskVisit) => getQuestions(visit) + getKiosk(visit);
  return {
    'Continue to first question, first visits, ms': [first.map(getQuestions)],
    'Continue to first question, last visits, ms': [last.map(getQuestions)],
    'Done to empty kiosk form, first visits, ms': [first.map(getKiosk)],
    'Done to empty kiosk form, last visits, ms': [last.map(getKiosk)],
    'both, first visits, ms': [first.map(getWait)],
    'both, last visits, ms': [last.map(getWait)],
    'number of visits': [visitCount],
    'heap after all visits, KB': [bytesAfter / BYTES_PER_KB],
    'heap growth per visit, KB': [growth / BYTES_PER_KB, 2],
  } satisfies Rows;
}

/** The rows of another page. */
export const toPageRows = ({ cold, again, layoutShift }: PageReading) =>
  ({
    'time to interactive, ms': [cold],
    'opened again, ms': [again],
    'layout shift': [layoutShift, 3],
  }) satisfies Rows;

/** The rows of the way from the login page to the home page. */
export const toSignInRows = ({ duration, apiRounds }: SignInReading) =>
  ({
    'to the home page, ms': [duration],
    '  rounds of API requests': [apiRounds],
  }) satisfies Rows;
