import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { port, toFailure, withError, withEvent } from '../port';
import { getIdleState } from './idle-state';
import { selectIsOwnPath, selectRewindTarget } from './kiosk-visit.selectors';
import type {
  HomeUrl,
  KioskVisitContext,
  KioskVisitEvent,
  KioskVisitInput,
  RewindTarget,
} from './kiosk-visit.types';

type IdleTime = { readonly sinceInputMs: number };

const kioskVisitSetup = setup({
  types: {} as { context: KioskVisitContext; events: KioskVisitEvent; input: KioskVisitInput },
  actors: {
    /** Clears all data of the visitor and ends their session. */
    clearVisitorData: port<unknown>('clearVisitorData'),
    /** Removes the history entries of the visit. */
    rewindHistory: port<unknown, RewindTarget>('rewindHistory'),
  },
  actions: {
    /** Navigates to the start page within the document. */
    openStartPage: effect('openStartPage'),
    /** Loads the start page as a new document. */
    loadStartPage: effect('loadStartPage'),
    setHome: assign((_, { homeUrl }: { homeUrl: HomeUrl }) => ({ homeUrl })),
    /** A page that is opened again stays the one on which the visit began. */
    setStart: assign(
      ({ context }, { homeUrl, entryIndex }: { homeUrl: HomeUrl; entryIndex: number }) => ({
        homeUrl,
        startIndex: homeUrl === context.homeUrl ? context.startIndex : entryIndex,
      }),
    ),
    setSecondsLeft: assign(({ context }, { sinceInputMs }: IdleTime) => {
      const idle = getIdleState(sinceInputMs, context.idleMs);
      return idle.kind === 'warning' ? { secondsLeft: idle.secondsLeft } : {};
    }),
    /** The start page is loaded in any case: a document that is left keeps nothing. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
  },
  guards: {
    isTimedOut: ({ context }, { sinceInputMs }: IdleTime) =>
      getIdleState(sinceInputMs, context.idleMs).kind === 'timed-out',
    isWarningDue: ({ context }, { sinceInputMs }: IdleTime) =>
      getIdleState(sinceInputMs, context.idleMs).kind === 'warning',
    isOwnPath: ({ context }) => selectIsOwnPath(context),
  },
});

/** While a page is open: the kiosk warns after a time without input, then starts over (D9). */
const watchedForInput = kioskVisitSetup.createStateConfig({
  initial: 'attended',
  on: {
    IDLE_CHECKED: [
      { guard: withEvent('isTimedOut'), target: 'restarting' },
      {
        guard: withEvent('isWarningDue'),
        target: '.warning',
        actions: withEvent('setSecondsLeft'),
      },
      { target: '.attended' },
    ],
    RESTART: 'restarting',
  },
  states: {
    attended: {},
    warning: { tags: 'warning', on: { STAYED: 'attended' } },
  },
});

/**
 * The visits on a shared device (D7, D9): warns a visitor who has entered nothing for a while, and starts over for the next
 * one. Starting over takes away the screens, then the data, then the history, and opens the start page without a page load.
 */
export const kioskVisitMachine = kioskVisitSetup.createMachine({
  id: 'kiosk-visit',
  initial: 'startPage',
  context: ({ input }) => ({ ...input, homeUrl: '/', startIndex: 0, secondsLeft: null }),
  states: {
    startPage: {
      ...watchedForInput,
      on: {
        ...watchedForInput.on,
        START_PAGE_OPENED: { actions: withEvent('setStart') },
        VISITOR_PAGE_OPENED: { target: 'visiting', actions: withEvent('setHome') },
      },
    },
    visiting: {
      ...watchedForInput,
      on: {
        ...watchedForInput.on,
        // The visitor went back: Forward would still open their screens.
        START_PAGE_OPENED: { target: 'restarting', actions: withEvent('setStart') },
        VISITOR_PAGE_OPENED: { actions: withEvent('setHome') },
      },
    },
    restarting: {
      tags: 'restarting',
      initial: 'closingScreens',
      states: {
        // Mounted screens would request the data again that is cleared.
        closingScreens: { on: { SCREENS_CLOSED: 'clearing' } },
        clearing: {
          invoke: {
            id: 'clearVisitorData',
            src: 'clearVisitorData',
            onDone: 'rewinding',
            onError: { target: '#kiosk-visit.leaving', actions: withError('ignoreError') },
          },
        },
        rewinding: {
          invoke: {
            id: 'rewindHistory',
            src: 'rewindHistory',
            input: ({ context }) => selectRewindTarget(context),
            onDone: [{ guard: 'isOwnPath', target: 'opening' }, { target: '#kiosk-visit.leaving' }],
            onError: { target: '#kiosk-visit.leaving', actions: withError('ignoreError') },
          },
        },
        // The screens stay away until the next page is there, which may still have to load.
        opening: {
          entry: 'openStartPage',
          on: {
            START_PAGE_OPENED: { target: '#kiosk-visit.startPage', actions: withEvent('setStart') },
            VISITOR_PAGE_OPENED: { target: '#kiosk-visit.visiting', actions: withEvent('setHome') },
          },
        },
      },
    },
    leaving: {
      tags: 'restarting',
      entry: 'loadStartPage',
      // Forward may bring the document back from the back-forward cache.
      on: { RESTART: 'restarting' },
    },
  },
});
