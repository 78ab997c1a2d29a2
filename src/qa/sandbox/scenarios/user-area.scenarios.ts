import type { Scenarios } from './scenario.types';

/** The scenarios of the forms of a public link. */
export const userAreaScenarios: Scenarios = {
  initialStates: {
    'link opened': { userId: 'ada', path: '/user/ada/assessments?context=sms' },
    'link of another person': { userId: 'kai', path: '/user/kai/assessments?context=sms' },
  },
  outcomes: {},
};
