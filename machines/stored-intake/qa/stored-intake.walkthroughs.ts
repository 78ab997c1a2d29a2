import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { CLAIM_MS, REPLY_MS, REQUESTS_MS, storedIntakeMachine } from '../stored-intake.machine';
import type { StoredIntakeInput } from '../stored-intake.types';
import { storedIntakeStateDescriptions } from './stored-intake.descriptions';
import { storedIntakeStatements } from './stored-intake.statements';

const opened: StoredIntakeInput = {
  linkCode: 'intake-nia',
  isLinkOpened: true,
  accountCode: null,
  isInApp: false,
};
const notLoaded: Failure = { reason: 'malformed', message: null };

/** The registry entry of what continues when an intake link is opened, and in which tab (§4 INTRO, D9). */
export const storedIntakeEntry = describeMachine(storedIntakeMachine, {
  title: 'Stored intake',
  section: '§4 Intake steps in order: INTRO',
  starts: [
    {
      scenario: 'nothing stored',
      description: 'A new patient opens the link to their intake for the first time.',
      input: opened,
      targetState: 'writing.idle',
    },
    {
      scenario: 'same link',
      description:
        "A new patient who stopped at 'How to reach you' opens the same link on this device.",
      input: opened,
      targetState: 'writing.idle',
      isOnlyForTarget: true,
    },
    {
      scenario: 'another link',
      description: 'A new patient opens their link where another person stopped in theirs.',
      input: opened,
      targetState: 'writing.idle',
      isOnlyForTarget: true,
    },
    {
      scenario: 'no code in the address',
      description: "A new patient who stopped at 'How to reach you' opens /intake without a code.",
      input: { ...opened, isLinkOpened: false },
      targetState: 'writing.idle',
    },
    {
      scenario: 'no code',
      description: 'A user opens /intake without a code, and nothing is stored.',
      input: { ...opened, linkCode: null, isLinkOpened: false },
      targetState: 'withoutCode',
    },
    {
      scenario: 'signed in by another link',
      description: 'A new patient opens their link where a user is signed in by another link.',
      input: { ...opened, accountCode: 'code-of-ada' },
      targetState: 'endingAccount',
    },
    {
      scenario: 'signed in by another link in the app',
      description: 'The same in the native app, to which the session of the user belongs.',
      input: { ...opened, accountCode: 'code-of-ada', isInApp: true },
      targetState: 'writing.idle',
    },
  ],
  outcomes: {
    clearOtherIntakes: {
      done: [
        {
          scenario: 'others cleared',
          description: 'Of other links, only those are still stored that are open in a tab.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'others not cleared',
          description: 'The stored intakes cannot be accessed.',
          value: notLoaded,
        },
      ],
    },
    endAccountSession: {
      done: [
        { scenario: 'session ended', description: 'The session of the user has ended.', value: {} },
      ],
      error: [
        {
          scenario: 'session not ended',
          description: 'The code that ends the session cannot be loaded.',
          value: notLoaded,
        },
      ],
    },
    claimWriting: {
      done: [
        {
          scenario: 'this tab writes',
          description: 'No other tab writes the intake.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'not claimed',
          description: 'The stored intake cannot be accessed.',
          value: notLoaded,
        },
      ],
    },
    takeOverWriting: {
      done: [
        {
          scenario: 'taken over',
          description: 'The other tab, which did not reply, does not write any more.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'not taken over',
          description: 'The stored intake cannot be accessed.',
          value: notLoaded,
        },
      ],
    },
  },
  events: [
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    { description: "Press 'Continue here'.", event: { type: 'CONTINUE_HERE' } },
    {
      description: "Press 'Continue here' in another tab with the same link.",
      event: { type: 'HANDOVER_REQUESTED' },
    },
    {
      description: 'The other tab replies that it waits for a response.',
      event: { type: 'HANDOVER_DELAYED' },
    },
    {
      description: 'Another tab has taken over, because this one did not reply.',
      event: { type: 'REPLACED' },
    },
    { description: 'Submit a step.', event: { type: 'REQUESTS_STARTED' } },
    { description: 'The server responds.', event: { type: 'REQUESTS_ENDED' } },
    { description: 'Complete the intake.', event: { type: 'COMPLETED' } },
    {
      description: 'The link is refused before anything is entered.',
      event: { type: 'ABANDONED' },
    },
    { description: 'The session of the link is lost.', event: { type: 'SUSPENDED' } },
    { description: 'Complete the intake in another tab.', event: { type: 'COMPLETED_ELSEWHERE' } },
  ],
  delays: {
    claimTimeout: {
      description: 'Another tab writes the intake, for half a second already.',
      durationMs: CLAIM_MS,
    },
    replyTimeout: {
      description: 'The other tab does not reply for two seconds.',
      durationMs: REPLY_MS,
    },
    requestsTimeout: {
      description: 'The other tab gets no response for 100 seconds.',
      durationMs: REQUESTS_MS,
    },
  },
  states: storedIntakeStateDescriptions,
  statements: storedIntakeStatements,
  getStateKey: (context) => context,
});
