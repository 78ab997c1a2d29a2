import { describeMachine } from '../walkthroughs/describe-machine';
import { intakeMachine } from './intake.machine';
import { intakeOutcomes, intakeStarts, NIA, NIAS_CONTACT } from './intake.samples';
import { intakeStates } from './intake.texts';

/** Intake for who walks through it (§4). */
export const intakeEntry = describeMachine(intakeMachine, {
  title: 'Intake',
  section: '§4 Intake steps in order',
  starts: intakeStarts,
  outcomes: intakeOutcomes,
  events: [
    { says: "Press 'Continue'.", event: { type: 'CONTINUE' } },
    { says: "Press 'Back'.", event: { type: 'BACK' } },
    { says: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    {
      says: 'Type a first name, and go no further.',
      event: { type: 'BASIC_INFO_TYPED', basicInfo: { ...NIA, firstName: 'Ni' } },
    },
    {
      says: "Fill in 'About you' and press 'Continue'.",
      event: { type: 'BASIC_INFO_ENTERED', basicInfo: NIA },
    },
    {
      says: 'Type a part of an email, and go no further.',
      event: { type: 'CONTACT_INFO_TYPED', contactInfo: { ...NIAS_CONTACT, email: 'nia@' } },
    },
    {
      says: "Fill in 'How to reach you' and press 'Continue'.",
      event: { type: 'CONTACT_INFO_ENTERED', contactInfo: NIAS_CONTACT },
    },
    {
      says: "Tick 'I have read and agree to these policies'.",
      event: { type: 'AGREEMENT_CHANGED', isAgreed: true },
    },
    { says: "Press 'Confirm & Sign'.", event: { type: 'CONSENT_SIGNED' } },
    {
      says: "Answer 'What would you like help with?'.",
      event: { type: 'ANSWERED', key: 'reason', value: 'Sleep' },
    },
    { says: "Press 'Next'.", event: { type: 'NEXT' } },
    { says: "Press 'Submit'.", event: { type: 'SUBMIT' } },
    { says: "Enter a card and press 'Save card'.", event: { type: 'CARD_SAVED' } },
    {
      says: "Press 'Skip this step'.",
      event: { type: 'SKIPPED', at: '2026-11-21T12:00:00.000Z' },
    },
    { says: 'Log out in another tab.', event: { type: 'SESSION_LOST' } },
  ],
  states: intakeStates,
  distinguish: ({ magicCode, isAuthenticated, formData, policies, pageCount, failure }) => ({
    hasCode: magicCode !== null,
    isAuthenticated,
    hasPolicies: policies !== null,
    hasAgreed: formData.agreedPolicyIds !== null,
    pageIndex: formData.pageIndex,
    pageCount,
    failure,
  }),
});
