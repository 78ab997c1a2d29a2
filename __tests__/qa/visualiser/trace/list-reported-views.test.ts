/** @jest-environment node */
import {
  PICTURED_ROUTES,
  ROUTES_GROUP,
  toReportedId,
} from '../../../../src/qa/routes/pictured-routes';
import { SPECIFICATION } from '../../../../src/qa/visualiser/trace/specification.cjs';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import {
  listReportedViews,
  listRouteViews,
} from '../../../../src/qa/visualiser/trace/list-reported-views';
import { indexGoals } from '../../../../src/qa/visualiser/trace/trace-statements';
import { createReport } from '../../../support/sample-report';

const READING = 'CONSENT_REQUIRED.reading';
const ACCEPTING = 'CONSENT_REQUIRED.accepting';
const START = 'A patient opens the link of a text message.';

/** A gallery in which the walkthrough to a result is the beginning of a longer one. */
const report = createReport({
  'user-gate': [
    { id: 'other', views: { open: { phone: 'x' } } },
    {
      id: 'longer',
      steps: [START, 'The server requires consent.', "Press 'I agree'."],
      views: { LOADING: { phone: 'a' }, [READING]: { phone: 'b' }, [ACCEPTING]: { phone: 'c' } },
    },
  ],
  onboarding: [{ id: 'another machine', views: { [READING]: { phone: 'd' } } }],
});

const walkthroughs = generateWalkthroughs(userGateEntry);

const list = (...keys: readonly string[]) =>
  listReportedViews(
    report,
    keys.flatMap((key) => {
      const goal = indexGoals(userGateEntry).get(key);
      return goal === undefined ? [] : [{ entry: userGateEntry, goal }];
    }),
    walkthroughs,
  ).map(({ id }) => id);

describe('the views of a gallery', () => {
  it('show a state, if it has a view', () => {
    expect(list(`state ${ACCEPTING}`)).toEqual([`longer ${ACCEPTING}`]);
    expect(list('state failed')).toEqual([]);
  });

  it('show a result at the end of its walkthrough, also if it goes on', () => {
    expect(list('outcome loadGate done: consent required')).toEqual([`longer ${READING}`]);
    expect(list('outcome loadGate done: birthday unverified')).toEqual([]);
  });

  it('are listed once', () => {
    expect(list(`state ${READING}`, 'outcome loadGate done: consent required')).toEqual([
      `longer ${READING}`,
    ]);
  });
});

describe('the views of routes', () => {
  it('show the statements of their topic', () => {
    const home = PICTURED_ROUTES.find(({ id }) => id === 'home');
    if (home === undefined) throw new Error('There is no route.');
    const report = createReport({
      [ROUTES_GROUP.id]: [{ id: toReportedId(home), views: { '/': { phone: 'x' } } }],
    });
    expect(listRouteViews(report, `${home.topic}.3`)).toMatchObject([{ state: '/' }]);
    expect(listRouteViews(report, 'another.3')).toEqual([]);
  });

  it('are of topics that the specification has', () => {
    const topics = SPECIFICATION.statements.map(({ id }) => id.replace(/\.\d+$/, ''));
    for (const { topic } of PICTURED_ROUTES) if (topic !== null) expect(topics).toContain(topic);
  });
});
