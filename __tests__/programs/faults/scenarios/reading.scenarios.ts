import { link } from '../../../../src/qa/flow-drivers/assertions';
import type { ElementLocator } from '../../../../src/qa/flow-drivers/page-driver.types';
import { endWith, NEVER_NOTICED } from './outcomes';
import type { Scenario } from './scenario.types';
import { heading, UNKNOWN_LINK } from './screens';

const signedIn = (path: string) => ({ userId: 'ada', path, isSignedIn: true });

/** One of the cards of the progress page. */
const progressCard = (
  covers: string,
  request: string,
  done: ElementLocator,
  path = '/progress',
): Scenario => ({
  name: `read the progress: ${request}`,
  covers: [covers],
  request,
  kind: 'query',
  session: 'account',
  start: signedIn(path),
  done,
});

/** Progress, interventions and the safety net: screens that only read (§2). */
export const readingScenarios: readonly Scenario[] = [
  progressCard('getSymptomsGraph', 'symptoms-graph', {
    label: 'Line chart: symptoms over the past week',
  }),
  progressCard('getLifestyleGraph', 'lifestyle-graph', {
    label: 'Line chart: lifestyle over the past week',
  }),
  progressCard(
    'getActivityGraph',
    'activity-graph',
    { label: 'Bar chart: steps a day over the past week' },
    '/progress?platform=ios',
  ),
  progressCard('getWorksheetSummary', 'worksheet-summary', {
    label: 'Bar chart: worksheets completed so far',
  }),
  {
    name: 'read an intervention',
    covers: ['getIntervention'],
    request: 'intervention',
    kind: 'query',
    session: 'account',
    start: signedIn('/user/ada/intervention/safety-plan'),
    done: heading('Safety Plan'),
    isEnd: true,
    outcomes: { 404: endWith(heading('We can’t find this form')) },
  },
  {
    name: 'read the safety net',
    covers: ['getSafetyNet'],
    request: 'safety-net',
    kind: 'query',
    session: 'none',
    start: { userId: 'ada', path: '/user/ada/safety-net' },
    done: link('View Safety Plan'),
    outcomes: { 404: endWith({ ...UNKNOWN_LINK, level: 2 }) },
  },
  {
    name: 'read whose safety net it is',
    covers: ['getPublicUser'],
    request: 'public-user',
    kind: 'query',
    session: 'none',
    isInBackground: true,
    start: { userId: 'ada', path: '/user/ada/safety-net' },
    done: link('View Safety Plan'),
    outcomes: NEVER_NOTICED,
  },
];
