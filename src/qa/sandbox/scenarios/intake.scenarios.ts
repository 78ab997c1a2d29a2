import { NIAS_FORM_DATA } from '../../../../machines/intake/qa/intake.fixtures';
import type { IntakeStep } from '../../../../machines/intake/intake.types';
import { QUESTIONNAIRE } from '../world/intake/questionnaire';
import type { IntakeRecord } from '../world/intake/intake-record';
import { rejectNextRequest, type SetUp, type InitialState, type Scenarios } from './scenario.types';

const CODE = 'intake-nia';

const updateRecord =
  (change: (intakeRecord: IntakeRecord) => IntakeRecord): SetUp =>
  ({ intakes }, userId) => {
    const intakeRecord = intakes.get(userId);
    if (intakeRecord !== undefined) intakes.set(userId, change(intakeRecord));
  };

/** Completes the earlier steps, as on an earlier visit. */
const completeEarlierSteps = updateRecord((intakeRecord) => ({
  ...intakeRecord,
  basicInfo: intakeRecord.basicInfo ?? {},
  consentedAt: intakeRecord.consentedAt ?? '2026-11-01T12:00:00.000Z',
}));

const link = { userId: 'nia', path: `/intake?code=${CODE}` };

/** The progress of an earlier visit that stopped at a step. */
export const resumeIntakeAt = (step: IntakeStep): InitialState => ({
  ...link,
  intake: { magicCode: CODE, step, formData: NIAS_FORM_DATA },
});

const setPageCount =
  (pageCount: number): SetUp =>
  (world, userId, message) => {
    world.questionnaire = QUESTIONNAIRE.slice(0, pageCount);
    completeEarlierSteps(world, userId, message);
  };

/** The scenarios of intake. */
export const intakeScenarios: Scenarios = {
  initialStates: {
    'first visit': link,
    'no code': { userId: 'nia', path: '/intake' },
    'session gone': { ...resumeIntakeAt('CONTACT_INFO'), isIntakeSessionGone: true },
    'back at basic info': resumeIntakeAt('BASIC_INFO'),
    'back at contact info': resumeIntakeAt('CONTACT_INFO'),
    'back at policies': resumeIntakeAt('POLICIES'),
    'back at questionnaire intro': resumeIntakeAt('QUESTIONNAIRE_INTRO'),
    'back at questionnaire': resumeIntakeAt('QUESTIONNAIRE'),
    'back at payment': resumeIntakeAt('PAYMENT'),
    'reloaded at the end': { userId: 'nia', path: '/intake', state: { step: 'COMPLETED' } },
  },
  outcomes: {
    'code taken': () => undefined,
    'code refused': rejectNextRequest('magic-code', 401),
    'no answer to the code': ({ faults }) =>
      faults.failNext({ path: 'magic-code', kind: 'network' }),
    'not completed': updateRecord((intakeRecord) => ({
      ...intakeRecord,
      responses: null,
      isCompletedBefore: false,
    })),
    'completed before': updateRecord((intakeRecord) => ({
      ...intakeRecord,
      isCompletedBefore: true,
    })),
    'status cannot be read': rejectNextRequest('intake-status'),
    'info received': () => undefined,
    'info refused': rejectNextRequest('basic-info'),
    policies: completeEarlierSteps,
    'policies cannot be read': rejectNextRequest('policies'),
    'consent received': completeEarlierSteps,
    'consent refused': rejectNextRequest('sign-consent-policies'),
    'two pages': setPageCount(2),
    'one page': setPageCount(1),
    'questionnaire cannot be read': rejectNextRequest('questionnaire'),
    'answers received': completeEarlierSteps,
    'answers refused': rejectNextRequest('submit-questionnaire'),
  },
};
