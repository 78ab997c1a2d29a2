import type { Scenarios } from './scenario.types';

/** The scenarios of the visits on a kiosk. */
export const kioskVisitScenarios: Scenarios = {
  initialStates: { 'kiosk waits': { userId: 'kai', path: '/kiosk/lakeside' } },
  outcomes: { 'data cleared': () => undefined, 'history rewound': () => undefined },
};
