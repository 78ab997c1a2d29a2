import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { EMPTY_FORM_DATA } from '../../machines/intake/intake.selectors';
import { INTAKE_STEPS, INTAKE_STEPS_VERSION } from '../../machines/intake/intake.types';
import { createIntakeReducers } from '../../src/state/intake-persistence';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  selectIntakeSession,
  type IntakeProgress,
  type WithIntake,
} from '../../src/state/intake.slice';
import { flushPersisted, startPersistence } from '../../src/state/persist-current';
import type { Session } from '../../src/state/session.slice';
import {
  parseStoredProgress,
  removeStoredIntakeSession,
  removeStoredProgress,
  toStoredProgress,
} from '../../src/state/stored-intake';
import { SESSION_LIFETIME_MS } from '../../src/state/stored-session';

const now = Date.UTC(2026, 10, 21, 12);
const { updated, removed } = intakeProgressSlice.actions;
const progress: IntakeProgress = {
  magicCode: 'intake-nia',
  stepIndex: 2,
  formData: {
    ...EMPTY_FORM_DATA,
    basicInfo: { ...EMPTY_FORM_DATA.basicInfo, firstName: 'Nia' },
    answers: { reason: 'Sleep', topics: ['Mood'] },
  },
};
const session: Session = {
  kind: 'magic-link',
  accessToken: 'access',
  refreshToken: 'refresh',
  magicCode: 'intake-nia',
  storedAt: now,
};

const createStore = (at = now) =>
  configureStore({
    reducer: combineReducers(createIntakeReducers({ now: () => at })),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ serializableCheck: false }),
  });

/** Creates the store of a page that has just been loaded; `prepare` is called before it has read what is stored. */
async function openStore(at = now, prepare?: (store: ReturnType<typeof createStore>) => void) {
  const store = createStore(at);
  const restored = startPersistence(store);
  prepare?.(store);
  await restored;
  // SAFETY: the store has these two slices only.
  const state = () => store.getState() as WithIntake;
  return {
    store,
    progress: () => selectIntakeProgress(state()),
    session: () => selectIntakeSession(state()),
    flush: () => flushPersisted(store.dispatch),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('§4 the intake progress', () => {
  it('is stored unchanged and restored on load', async () => {
    const first = await openStore();
    first.store.dispatch(updated({ ...progress, now }));
    await first.flush();
    const next = await openStore(now + 1000);
    expect(next.progress()).toEqual({ ...progress, storedAt: now });
  });

  it('is not replaced by stored progress that is read later', async () => {
    const first = await openStore();
    first.store.dispatch(updated({ ...progress, now }));
    await first.flush();
    const next = await openStore(now, ({ dispatch }) => {
      dispatch(updated({ ...progress, stepIndex: 1, now }));
    });
    expect(next.progress()?.stepIndex).toBe(1);
  });

  it('expires 30 days after its start, even if it was updated since', async () => {
    const { store, flush } = await openStore();
    store.dispatch(updated({ ...progress, now }));
    store.dispatch(updated({ ...progress, stepIndex: 3, now: now + 1000 }));
    await flush();
    expect((await openStore(now + SESSION_LIFETIME_MS - 1000)).progress()?.stepIndex).toBe(3);
    expect((await openStore(now + SESSION_LIFETIME_MS)).progress()).toBeNull();
  });

  it('leaves nothing in storage once it is removed', async () => {
    const { store, flush } = await openStore();
    store.dispatch(updated({ ...progress, now }));
    await flush();
    store.dispatch(removed());
    removeStoredProgress();
    await flush();
    expect(localStorage.getItem('persist:intake-progress')).toBeNull();
    expect((await openStore()).progress()).toBeNull();
  });

  it('is read once, also when another part of the app starts its persistence later', async () => {
    jest.useFakeTimers();
    try {
      const { store } = await openStore();
      void startPersistence(store);
      const dispatched = jest.fn();
      store.subscribe(dispatched);
      jest.runAllTimers();
      expect(dispatched).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is stored separately from the session of its link', async () => {
    const first = await openStore();
    first.store.dispatch(intakeSessionSlice.actions.started(session));
    first.store.dispatch(updated({ ...progress, now }));
    await first.flush();
    expect(Object.keys(localStorage).sort()).toEqual([
      'persist:intake-progress',
      'persist:intake-session',
    ]);
    expect((await openStore()).session()).toEqual(session);
    expect((await openStore(now + SESSION_LIFETIME_MS)).session()).toBeNull();
  });

  it('stays in storage when the session of its link is removed from there', async () => {
    const { store, flush } = await openStore();
    store.dispatch(intakeSessionSlice.actions.started(session));
    store.dispatch(updated({ ...progress, now }));
    await flush();
    removeStoredIntakeSession();
    expect(Object.keys(localStorage)).toEqual(['persist:intake-progress']);
  });
});

describe('§4 stored progress is validated when it is read', () => {
  const stored = toStoredProgress({ ...progress, storedAt: now });

  it('is accepted in its own shape', () => {
    expect(parseStoredProgress(stored, now)).toEqual({ ...progress, storedAt: now });
  });

  it.each([
    { paymentMethodSaved: true },
    { paymentMethodSaved: false, paymentSkippedAt: '2026-11-21T12:00:00.000Z' },
  ] as const)('keeps how the payment step ended: %j', (payment) => {
    const paid = { ...progress, formData: { ...progress.formData, payment }, storedAt: now };
    expect(parseStoredProgress(toStoredProgress(paid), now)).toEqual(paid);
  });

  it.each([{ paymentMethodSaved: false }, { paymentMethodSaved: 'yes' }, 'saved'])(
    'is dropped if it says of the payment step: %j',
    (payment) => {
      const paid = { ...stored, formData: { ...stored.formData, payment } };
      expect(parseStoredProgress(paid, now)).toBeNull();
    },
  );

  it.each([
    ['another version', { ...stored, version: 2 }],
    ['no version', { ...stored, version: undefined }],
    ['other steps', { ...stored, stepsVersion: INTAKE_STEPS_VERSION + 1 }],
    ['no code', { ...stored, magicCode: '' }],
    ['a negative step', { ...stored, stepIndex: -1 }],
    ['the last step', { ...stored, stepIndex: 7 }],
    ['half a step', { ...stored, stepIndex: 1.5 }],
    ['a step that is not a number', { ...stored, stepIndex: '2' }],
    ['no form data', { ...stored, formData: null }],
    ['an invalid page', { ...stored, formData: { ...stored.formData, pageIndex: -1 } }],
    ['answers of another type', { ...stored, formData: { ...stored.formData, answers: { a: 1 } } }],
    ['missing names', { ...stored, formData: { ...stored.formData, basicInfo: {} } }],
    ['an invalid payment', { ...stored, formData: { ...stored.formData, payment: {} } }],
    ['no time', { ...stored, storedAt: 'yesterday' }],
    ['a text', 'intake'],
    ['nothing', null],
  ])('is dropped with %s', (_, value) => expect(parseStoredProgress(value, now)).toBeNull());

  it.each([1, 10 * 365 * 86_400_000])(
    'D9 is kept if it was stored %d ms in the future: the clock was set back since',
    (ms) => {
      const ahead = { ...stored, storedAt: now + ms };
      expect(parseStoredProgress(ahead, now)).toMatchObject({ storedAt: now + ms });
    },
  );

  describe('and the version of the steps', () => {
    const { stepsVersion, ...storedWithoutStepsVersion } = stored;
    const changeSteps = async (version: number) => {
      jest.resetModules();
      jest.doMock('../../machines/intake/intake.types', () => ({
        INTAKE_STEPS,
        INTAKE_STEPS_VERSION: version,
      }));
      return import('../../src/state/stored-intake');
    };
    afterEach(() => jest.dontMock('../../machines/intake/intake.types'));

    it('is raised whenever the steps change', () => {
      expect([INTAKE_STEPS_VERSION, ...INTAKE_STEPS]).toEqual([
        1,
        'INTRO',
        'BASIC_INFO',
        'CONTACT_INFO',
        'POLICIES',
        'QUESTIONNAIRE_INTRO',
        'QUESTIONNAIRE',
        'PAYMENT',
        'COMPLETED',
      ]);
    });

    it('is stored with the progress', () => expect(stepsVersion).toBe(INTAKE_STEPS_VERSION));

    it('is 1 for progress that was stored without it', () =>
      expect(parseStoredProgress(storedWithoutStepsVersion, now)).toEqual({
        ...progress,
        storedAt: now,
      }));

    it('drops progress of version 1, stored with it or without it, once the steps have changed', async () => {
      const next = await changeSteps(2);
      expect(next.parseStoredProgress(stored, now)).toBeNull();
      expect(next.parseStoredProgress(storedWithoutStepsVersion, now)).toBeNull();
      const current = next.toStoredProgress({ ...progress, storedAt: now });
      expect(next.parseStoredProgress(current, now)).toEqual({ ...progress, storedAt: now });
    });
  });

  it.each(['', '{', 'null', '[1]', '{"current":"{"}', '{"current":"7","_persist":"{}"}'])(
    'is empty for %j in storage',
    async (text) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      localStorage.setItem('persist:intake-progress', text);
      expect((await openStore()).progress()).toBeNull();
    },
  );

  it('is kept in memory if storage throws', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No access.');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.');
    });
    const { store, flush, progress: current } = await openStore();
    store.dispatch(updated({ ...progress, now }));
    await flush();
    expect(current()).toMatchObject(progress);
  });
});
