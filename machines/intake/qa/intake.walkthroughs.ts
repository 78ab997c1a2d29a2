import { describeMachine } from '../../walkthroughs/describe-machine';
import { intakeMachine } from '../intake.machine';
import { selectHasInput } from '../intake.selectors';
import { intakeOutcomes, intakeStarts, NIA, NIAS_CONTACT } from './intake.fixtures';
import { intakeStateDescriptions } from './intake.descriptions';
import { intakeStatements } from './intake.statements';

/** The registry entry of intake (§4). */
export const intakeEntry = describeMachine(intakeMachine, {
  title: 'Intake',
  section: '§4 Intake steps in order',
  starts: intakeStarts,
  outcomes: intakeOutcomes,
  events: [
    { description: "Press 'Continue'.", event: { type: 'CONTINUE' } },
    { description: "Press 'Back'.", event: { type: 'BACK' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    {
      description: "Type a first name without pressing 'Continue'.",
      event: { type: 'BASIC_INFO_TYPED', basicInfo: { ...NIA, firstName: 'Ni' } },
    },
    {
      description: "Fill in 'About you' and press 'Continue'.",
      event: { type: 'BASIC_INFO_ENTERED', basicInfo: NIA },
    },
    {
      description: "Type part of an email without pressing 'Continue'.",
      event: { type: 'CONTACT_INFO_TYPED', contactInfo: { ...NIAS_CONTACT, email: 'nia@' } },
    },
    {
      description: "Fill in 'How to reach you' and press 'Continue'.",
      event: { type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT },
    },
    {
      description: "Tick 'I have read and agree to these policies'.",
      event: { type: 'AGREEMENT_CHANGED', isAgreed: true },
    },
    { description: "Press 'Confirm & Sign'.", event: { type: 'CONSENT_SIGNED' } },
    {
      description: "Answer 'What would you like help with?'.",
      event: { type: 'ANSWERED', key: 'reason', value: 'Sleep' },
    },
    {
      description: "Press 'Delete my answers' and 'Delete'.",
      event: { type: 'INPUT_DELETED' },
    },
    { description: "Press 'Next'.", event: { type: 'NEXT' } },
    { description: "Press 'Submit'.", event: { type: 'SUBMIT' } },
    { description: "Enter a card and press 'Save card'.", event: { type: 'CARD_SAVED' } },
    {
      description: "Press 'Skip this step'.",
      event: { type: 'SKIPPED', at: '2026-11-21T12:00:00.000Z' },
    },
    {
      description:
        "Press 'Continue': the server rejects the request and the refresh of the session.",
      event: { type: 'SESSION_ENDED' },
    },
    { description: 'Log out in another tab.', event: { type: 'SIGNED_OUT' } },
  ],
  states: intakeStateDescriptions,
  statements: intakeStatements,
  journeys: [
    {
      title: 'A new patient completes the whole intake.',
      start: 'first visit',
      steps: [
        "Press 'Continue'.",
        'exchangeCode done: code taken',
        'checkStatus done: not completed',
        "Fill in 'About you' and press 'Continue'.",
        "Fill in 'How to reach you' and press 'Continue'.",
        'saveBasicInfo done: info received',
        'loadPolicies done: policies',
        "Tick 'I have read and agree to these policies'.",
        "Press 'Confirm & Sign'.",
        'signPolicies done: consent received',
        "Press 'Continue'.",
        'loadQuestionnaire done: two pages',
        "Answer 'What would you like help with?'.",
        "Press 'Next'.",
        "Press 'Submit'.",
        'submitQuestionnaire done: answers received',
        "Enter a card and press 'Save card'.",
      ],
    },
    {
      title: 'A new patient returns to the questionnaire, sends it twice and skips the card.',
      start: 'back at questionnaire',
      steps: [
        'loadQuestionnaire done: one page',
        "Answer 'What would you like help with?'.",
        "Press 'Submit'.",
        'submitQuestionnaire error: answers refused',
        "Press 'Submit'.",
        'submitQuestionnaire done: answers received',
        "Press 'Skip this step'.",
      ],
    },
  ],
  getStateKey: (context) => ({
    hasCode: context.magicCode !== null,
    isAuthenticated: context.isAuthenticated,
    hasInput: selectHasInput(context),
    hasPolicies: context.policies !== null,
    hasAgreed: context.formData.agreedPolicyIds !== null,
    pageIndex: context.formData.pageIndex,
    pageCount: context.pageCount,
    failure: context.failure,
  }),
});
