import { QUESTIONNAIRE } from '../world/intake/questionnaire';
import type { IntakeRecord } from '../world/intake/intake-record';
import { refuse, type Arrange, type Beginning, type Situations } from './situations.types';

const CODE = 'intake-nia';

const record =
  (change: (own: IntakeRecord) => IntakeRecord): Arrange =>
  ({ intakes }, userId) => {
    const own = intakes.get(userId);
    if (own !== undefined) intakes.set(userId, change(own));
  };

/** The clinic has heard what comes before this answer, on an earlier visit. */
const hasHeard = record((own) => ({
  ...own,
  basicInfo: own.basicInfo ?? {},
  consentedAt: own.consentedAt ?? '2026-11-01T12:00:00.000Z',
}));

const link = { userId: 'nia', path: `/intake?code=${CODE}` };

/** An earlier visit has left a step, and on it what was entered so far. */
export const backAtIntake = (stepIndex: number): Beginning => ({
  ...link,
  intake: {
    magicCode: CODE,
    stepIndex,
    formData: {
      basicInfo: {
        firstName: 'Nia',
        lastName: 'Okafor',
        preferredName: '',
        dateOfBirth: '03/09/1994',
        pronouns: 'she/her/hers',
      },
      contactInfo: { email: 'nia@example.com', phoneNumber: '(201) 555-0123' },
      agreedPolicyIds: null,
      pageIndex: 0,
      answers: {},
      payment: null,
    },
  },
});

const ask =
  (pageCount: number): Arrange =>
  (world, userId, message) => {
    world.questionnaire = QUESTIONNAIRE.slice(0, pageCount);
    hasHeard(world, userId, message);
  };

/** What the situations of intake mean in the clinic. */
export const intakeSituations: Situations = {
  beginnings: {
    'first visit': link,
    'no code': { userId: 'nia', path: '/intake' },
    'session gone': { ...backAtIntake(2), isIntakeSessionGone: true },
    'back at basic info': backAtIntake(1),
    'back at contact info': backAtIntake(2),
    'back at policies': backAtIntake(3),
    'back at questionnaire intro': backAtIntake(4),
    'back at questionnaire': backAtIntake(5),
    'back at payment': backAtIntake(6),
    'reloaded at the end': { userId: 'nia', path: '/intake', state: { step: 'COMPLETED' } },
  },
  outcomes: {
    'code taken': () => undefined,
    'code refused': refuse('magic-code', 401),
    'no answer to the code': ({ faults }) =>
      faults.failNext({ path: 'magic-code', kind: 'network' }),
    'not completed': record((own) => ({ ...own, responses: null, isCompletedBefore: false })),
    'completed before': record((own) => ({ ...own, isCompletedBefore: true })),
    'status cannot be read': refuse('intake-status'),
    'info received': () => undefined,
    'info refused': refuse('basic-info'),
    policies: hasHeard,
    'policies cannot be read': refuse('policies'),
    'consent received': hasHeard,
    'consent refused': refuse('sign-consent-policies'),
    'two pages': ask(2),
    'one page': ask(1),
    'questionnaire cannot be read': refuse('questionnaire'),
    'answers received': hasHeard,
    'answers refused': refuse('submit-questionnaire'),
  },
};
