import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { EMPTY_FORM_DATA } from '../../machines/intake/intake.selectors';
import { INTAKE_STEPS, INTAKE_STEPS_VERSION } from '../../machines/intake/intake.types';
import { createIntakeReducers } from '../../src/state/intake-persistence';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  type IntakeProgress,
  type WithIntake,
} from '../../src/state/intake.slice';
import { flushPersisted, startPersistence } from '../../src/state/persist-current';
import {
  getLinkId,
  getStoredLinkIds,
  readStoredIntakeSession,
  removeStoredIntake,
  removeStoredIntakeSession,
} from '../../src/state/intake-storage';
import { createIntakeWriter } from '../../src/state/intake-writer';
import type { Session, Tokens } from '../../src/state/session.slice';
import {
  parseStoredProgress,
  readStoredProgress,
  toStoredProgress,
} from '../../src/state/stored-intake';
import { SESSION_LIFETIME_MS } from '../../src/state/stored-session';

const now = Date.UTC(2026, 10, 21, 12);
const { updated, removed } = intakeProgressSlice.actions;
const progress: IntakeProgress = {
  magicCode: 'intake-nia',
  step: 'CONTACT_INFO',
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

const LINK_ID = getLinkId('intake-nia');
const PROGRESS_KEY = `persist:intake-progress ${LINK_ID}`;
const SESSION_KEY = `persist:intake-session ${LINK_ID}`;

/** The store of a document that writes the intake of a link. */
async function openStore(linkId: string | null = LINK_ID) {
  const writer = createIntakeWriter();
  const store = configureStore({
    reducer: combineReducers(createIntakeReducers({ now: () => now }, writer)),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ serializableCheck: false }),
  });
  await startPersistence(store);
  if (linkId !== null) writer.start(linkId, now);
  // SAFETY: the store has these two slices only.
  const state = () => store.getState() as WithIntake;
  return {
    store,
    writer,
    progress: () => selectIntakeProgress(state()),
    update: async (change: Partial<IntakeProgress> = {}) => {
      store.dispatch(updated({ ...progress, ...change, now }));
      await flushPersisted(store.dispatch);
    },
    startSession: async (started: Session = session) => {
      store.dispatch(intakeSessionSlice.actions.started(started));
      await flushPersisted(store.dispatch);
    },
    refresh: async (tokens: Tokens) => {
      const { epoch = 0 } = state().intakeSession ?? {};
      store.dispatch(intakeSessionSlice.actions.refreshed({ epoch, granted: tokens }));
      await flushPersisted(store.dispatch);
    },
    flush: () => flushPersisted(store.dispatch),
  };
}
const getStoredKeys = () => Object.keys(localStorage).sort();

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('§4 the intake progress', () => {
  it('is stored unchanged with the keys of its link', async () => {
    const { update } = await openStore();
    await update();
    expect(readStoredProgress(now + 1000, LINK_ID)).toEqual({ ...progress, storedAt: now });
    expect(readStoredProgress(now, getLinkId('intake-omar'))).toBeNull();
  });

  it('expires 30 days after its start, even if it was updated since', async () => {
    const { store, update, flush } = await openStore();
    await update();
    store.dispatch(updated({ ...progress, step: 'POLICIES', now: now + 1000 }));
    await flush();
    const end = now + SESSION_LIFETIME_MS;
    expect(readStoredProgress(end - 1000, LINK_ID)?.step).toBe('POLICIES');
    expect(readStoredProgress(end, LINK_ID)).toBeNull();
  });

  it('is stored separately from the session of its link', async () => {
    const { startSession, update } = await openStore();
    await startSession();
    await update();
    expect(getStoredKeys()).toEqual([`intake-writer ${LINK_ID}`, PROGRESS_KEY, SESSION_KEY]);
    expect(readStoredIntakeSession(now, LINK_ID)).toEqual(session);
    expect(readStoredIntakeSession(now + SESSION_LIFETIME_MS, LINK_ID)).toBeNull();
    removeStoredIntakeSession(LINK_ID);
    expect(getStoredKeys()).not.toContain(SESSION_KEY);
    expect(getStoredKeys()).toContain(PROGRESS_KEY);
  });

  it('starts each store empty: which link is opened is not known before', async () => {
    await (await openStore()).update();
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
});

describe('D9 what a document stores of an intake', () => {
  it('D9: is nothing before it is the writer, and nothing after another document is', async () => {
    const other = await openStore(null);
    await other.update();
    expect(getStoredKeys()).toEqual([]);

    const first = await openStore();
    await first.update();
    const second = await openStore();
    expect(first.writer.isReplaced()).toBe(true);
    expect(second.writer.isReplaced()).toBe(false);
    await second.update({ step: 'QUESTIONNAIRE' });
    await first.update({ step: 'POLICIES' });
    first.store.dispatch(removed());
    await first.flush();
    expect(readStoredProgress(now, LINK_ID)?.step).toBe('QUESTIONNAIRE');
  });

  it('D9: is nothing any more once the intake is removed, so that a finished one does not come back', async () => {
    const { update, startSession, writer } = await openStore();
    await update();
    removeStoredIntake(LINK_ID);
    await update({ step: 'POLICIES' });
    await startSession();
    expect(getStoredKeys()).toEqual([]);
    expect(writer.isReplaced()).toBe(false);
    expect(writer.getLinkId()).toBeNull();
  });

  it('D9: does not touch the intake of another link', async () => {
    const nia = await openStore();
    const omar = await openStore(getLinkId('intake-omar'));
    await nia.update();
    await omar.update({ magicCode: 'intake-omar', step: 'QUESTIONNAIRE_INTRO' });
    removeStoredIntake(LINK_ID);
    expect(readStoredProgress(now, getLinkId('intake-omar'))?.step).toBe('QUESTIONNAIRE_INTRO');
    expect(getStoredLinkIds()).toEqual([getLinkId('intake-omar')]);
  });

  it('D3: new tokens of its session are stored even after another document has become the writer', async () => {
    const first = await openStore();
    await first.startSession();
    await openStore();
    await first.refresh({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(readStoredIntakeSession(now, LINK_ID)).toMatchObject({ accessToken: 'access-2' });
  });

  it('D3: but not those of an earlier session of the link, nor of one that was removed', async () => {
    const first = await openStore();
    await first.startSession({ ...session, storedAt: now - 1000 });
    const second = await openStore();
    await second.startSession();
    await first.refresh({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(readStoredIntakeSession(now, LINK_ID)).toEqual(session);
    removeStoredIntakeSession(LINK_ID);
    await first.refresh({ accessToken: 'access-3', refreshToken: 'refresh-3' });
    expect(readStoredIntakeSession(now, LINK_ID)).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"id":7}'])(
    'is nothing if it cannot be read who the writer is: %j',
    async (text) => {
      const { update, writer } = await openStore();
      localStorage.setItem(`intake-writer ${LINK_ID}`, text);
      await update();
      expect(getStoredKeys()).toEqual([`intake-writer ${LINK_ID}`]);
      expect(writer.isReplaced()).toBe(false);
    },
  );
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
    ['the last step', { ...stored, stepIndex: INTAKE_STEPS.length - 1 }],
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

    it('is 1 for progress that was stored without it', async () => {
      const first = await changeSteps(1);
      expect(first.parseStoredProgress(storedWithoutStepsVersion, now)).toEqual({
        ...progress,
        storedAt: now,
      });
    });

    it('drops earlier progress, stored with it or without it, once the steps have changed', async () => {
      const next = await changeSteps(INTAKE_STEPS_VERSION + 1);
      expect(next.parseStoredProgress(stored, now)).toBeNull();
      expect(next.parseStoredProgress(storedWithoutStepsVersion, now)).toBeNull();
      const current = next.toStoredProgress({ ...progress, storedAt: now });
      expect(next.parseStoredProgress(current, now)).toEqual({ ...progress, storedAt: now });
    });
  });

  it.each(['', '{', 'null', '[1]', '{"current":"{"}', '{"current":"7","_persist":"{}"}'])(
    'is empty for %j in storage',
    (text) => {
      localStorage.setItem(PROGRESS_KEY, text);
      expect(readStoredProgress(now, LINK_ID)).toBeNull();
    },
  );

  it('is kept in memory if storage throws', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No access.');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.');
    });
    const { update, progress: current } = await openStore();
    await update();
    expect(current()).toMatchObject(progress);
  });
});
