/** @jest-environment node */
import { EMPTY_FORM_DATA } from '../../machines/intake/intake.selectors';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  selectIntakeSession,
  selectIntakeSignOutCount,
  type IntakeProgressState,
} from '../../src/state/intake.slice';
import type { Session } from '../../src/state/session.slice';

const { updated, removed, signedOut } = intakeProgressSlice.actions;
const progress = { magicCode: 'code', step: 'CONTACT_INFO' as const, formData: EMPTY_FORM_DATA };
const nia: Session = {
  ...{ kind: 'magic-link', magicCode: 'code', storedAt: 1 },
  ...{ accessToken: 'access', refreshToken: 'refresh' },
};

const reduce = (...actions: Parameters<typeof intakeProgressSlice.reducer>[1][]) =>
  actions.reduce<IntakeProgressState>(
    intakeProgressSlice.reducer,
    intakeProgressSlice.getInitialState(),
  );

describe('§3 Intake progress store', () => {
  it('has the time at which the intake was started, not that of the last change', () => {
    const state = reduce(updated({ ...progress, now: 1 }), updated({ ...progress, now: 2 }));
    expect(state).toEqual({ current: { ...progress, storedAt: 1 }, signOutCount: 0 });
  });

  it('is empty once the intake is removed', () => {
    const state = reduce(signedOut(), updated({ ...progress, now: 1 }), removed());
    expect(state).toEqual({ current: null, signOutCount: 1 });
  });

  it('is empty after a sign-out, which is counted', () => {
    const state = reduce(updated({ ...progress, now: 1 }), signedOut(), signedOut());
    expect(state).toEqual({ current: null, signOutCount: 2 });
  });
});

describe('§3 reading an intake from the store', () => {
  it('returns its session, its progress and the number of sign-outs', () => {
    const store = {
      intakeSession: intakeSessionSlice.reducer(undefined, intakeSessionSlice.actions.started(nia)),
      intakeProgress: reduce(signedOut(), updated({ ...progress, now: 1 })),
    };
    expect(selectIntakeSession(store)).toEqual(nia);
    expect(selectIntakeProgress(store)).toEqual({ ...progress, storedAt: 1 });
    expect(selectIntakeSignOutCount(store)).toBe(1);
  });

  it('finds none before the intake is opened', () => {
    expect(selectIntakeSession({})).toBeNull();
    expect(selectIntakeProgress({})).toBeNull();
    expect(selectIntakeSignOutCount({})).toBe(0);
  });
});
