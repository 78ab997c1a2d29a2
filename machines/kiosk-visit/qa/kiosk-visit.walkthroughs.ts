import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { kioskVisitMachine } from '../kiosk-visit.machine';
import { selectIsOwnPath } from '../kiosk-visit.selectors';
import { kioskVisitStateDescriptions } from './kiosk-visit.descriptions';
import { kioskVisitStatements } from './kiosk-visit.statements';

const KIOSK = '/kiosk/lakeside';
const broken: Failure = { reason: 'malformed', message: null };

/** The registry entry of the visits on a kiosk (D7, D9). */
export const kioskVisitEntry = describeMachine(kioskVisitMachine, {
  title: 'Kiosk visit',
  section: '§2 Kiosk route',
  starts: [
    {
      scenario: 'kiosk waits',
      description: 'The tablet of a clinic shows its kiosk, /kiosk/{clinicDisplayId}.',
      input: { idleMs: 120_000 },
      targetState: 'startPage.attended',
    },
  ],
  outcomes: {
    clearVisitorData: {
      done: [
        {
          scenario: 'data cleared',
          description: 'Nothing of the visitor is left in memory and storage.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'data cannot be cleared',
          description: 'The code that ends the session of the visitor cannot be loaded.',
          value: broken,
        },
      ],
    },
    rewindHistory: {
      done: [
        {
          scenario: 'history rewound',
          description: 'Back and Forward lead to no screen of the visitor.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'history cannot be rewound',
          description: 'The browser does not go back within 2 s.',
          value: broken,
        },
      ],
    },
  },
  events: [
    {
      description: 'Open the assessments of a visitor, with homescreenUrl.',
      event: { type: 'VISITOR_PAGE_OPENED', homeUrl: KIOSK },
    },
    {
      description: 'Open the assessments of a visitor, with the homescreenUrl of another site.',
      event: { type: 'VISITOR_PAGE_OPENED', homeUrl: 'https://clinic.example/' },
      onlyIn: ['startPage.attended'],
    },
    {
      description: 'Open the page of the clinic.',
      event: { type: 'START_PAGE_OPENED', homeUrl: '/clinics/lakeside', entryIndex: 1 },
      onlyIn: ['startPage.attended', 'visiting.attended'],
    },
    {
      description: 'The start page is loaded.',
      event: { type: 'START_PAGE_OPENED', homeUrl: KIOSK, entryIndex: 0 },
      onlyIn: ['restarting.opening'],
    },
    {
      description: 'Use the screen: the last input was just now.',
      event: { type: 'IDLE_CHECKED', sinceInputMs: 0 },
    },
    {
      description: 'Touch nothing for 125 s.',
      event: { type: 'IDLE_CHECKED', sinceInputMs: 125_000 },
      onlyIn: ['startPage.attended', 'visiting.attended'],
    },
    {
      description: 'Let the tablet sleep for an hour.',
      event: { type: 'IDLE_CHECKED', sinceInputMs: 3_600_000 },
    },
    { description: "Press 'I'm still here'.", event: { type: 'STAYED' } },
    { description: "Press 'Restart'.", event: { type: 'RESTART' } },
    { description: 'The screens of the visitor are gone.', event: { type: 'SCREENS_CLOSED' } },
  ],
  states: kioskVisitStateDescriptions,
  statements: kioskVisitStatements,
  getStateKey: (context) => ({ isOwnPath: selectIsOwnPath(context) }),
});
