import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const intakeStatements: StatementGoals = {
  '§2.intake.1': ['start first visit', 'state INTRO.waiting'],
  '§2.intake.2': ['state expired'],
  '§2.intake.3': ['state alreadyCompleted'],
  '§4.intake.1': [
    'transition INTRO.checkingStatus · checkStatus done → BASIC_INFO',
    'transition BASIC_INFO · BASIC_INFO_ENTERED → CONTACT_INFO',
    'transition CONTACT_INFO.saving · saveBasicInfo done → POLICIES',
    'transition POLICIES.signing · signPolicies done → QUESTIONNAIRE_INTRO',
    'transition QUESTIONNAIRE_INTRO · CONTINUE → QUESTIONNAIRE',
    'transition QUESTIONNAIRE.submitting · submitQuestionnaire done → PAYMENT',
    'transition PAYMENT · CARD_SAVED → COMPLETED',
  ],
  '§4.intake.2': [
    'transition CONTACT_INFO.saving · saveBasicInfo error → CONTACT_INFO.asking',
    'transition POLICIES.signing · signPolicies error → POLICIES.asking',
    'transition QUESTIONNAIRE.submitting · submitQuestionnaire error → QUESTIONNAIRE.asking',
  ],
  '§4.intake.3': [
    'transition BASIC_INFO · BACK → INTRO',
    'transition CONTACT_INFO · BACK → BASIC_INFO',
    'transition POLICIES · BACK → CONTACT_INFO',
    'transition QUESTIONNAIRE_INTRO · BACK → POLICIES',
    'transition PAYMENT · BACK → QUESTIONNAIRE',
  ],
  '§4.intro.1': [
    'transition INTRO.waiting · CONTINUE → INTRO.exchanging',
    'transition INTRO.exchanging · exchangeCode done → INTRO.checkingStatus',
  ],
  '§4.intro.2': [
    'transition INTRO.exchanging · exchangeCode error → expired',
    'outcome exchangeCode error: code refused',
  ],
  '§4.intro.3': [
    'transition INTRO.checkingStatus · checkStatus done [hasCompletedIntake] → alreadyCompleted',
  ],
  '§4.intro.5': [
    'transition starting · at once [isUnauthenticated] → expired',
    'start session gone',
  ],
  '§4.policies.1': [
    'transition POLICIES.asking · AGREEMENT_CHANGED',
    'transition POLICIES.asking · CONSENT_SIGNED [hasAgreed] → POLICIES.signing',
  ],
  '§4.policies.2': ['state POLICIES.signing', 'outcome signPolicies done: consent received'],
  '§4.questionnaire.1': [
    'transition QUESTIONNAIRE.asking · NEXT [hasNextPage]',
    'transition QUESTIONNAIRE.asking · ANSWERED',
  ],
  '§4.questionnaire.2': [
    'transition QUESTIONNAIRE.asking · SUBMIT [isLastPage] → QUESTIONNAIRE.submitting',
    'outcome submitQuestionnaire done: answers received',
  ],
  '§4.questionnaire.3': [
    'transition QUESTIONNAIRE · BACK [hasPreviousPage] → QUESTIONNAIRE.checkingCache',
    'transition QUESTIONNAIRE · BACK → QUESTIONNAIRE_INTRO',
  ],
  '§4.payment.1': ["event Enter a card and press 'Save card'."],
  '§4.payment.2': ['transition PAYMENT · SKIPPED → COMPLETED'],
  '§4.completed.1': ['state COMPLETED'],
  '§5.consent.1': ['transition POLICIES.asking · CONSENT_SIGNED [hasAgreed] → POLICIES.signing'],
  '§8.intake.2': ['transition INTRO.exchanging · exchangeCode error → expired'],
};
