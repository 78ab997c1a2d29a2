import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IntakeFormData, IntakeStep } from '../../machines/intake/intake.types';
import { createSessionSlice, type Session, type SessionState } from './session.slice';

/**
 * The session that an intake link is exchanged for (D3). It is independent of the session of a signed-in user: neither
 * replaces or ends the other.
 */
export const intakeSessionSlice = createSessionSlice('intakeSession');

/** The current step of a link's intake and everything entered so far (§3 Intake progress store). */
export type IntakeProgress = {
  readonly magicCode: string;
  readonly step: IntakeStep;
  readonly formData: IntakeFormData;
};

/** Progress with its age: `storedAt` is when the intake was started on this device, in ms since 1970. */
export type DatedIntakeProgress = IntakeProgress & { readonly storedAt: number };

/** The state of the progress slice. */
export type IntakeProgressState = {
  readonly current: DatedIntakeProgress | null;
  /** How often a user has signed out on this device since the page was opened. */
  readonly signOutCount: number;
};

const initialState = { current: null, signOutCount: 0 } as IntakeProgressState;

/** The slice with the progress of the intake. */
export const intakeProgressSlice = createSlice({
  name: 'intakeProgress',
  initialState,
  reducers: {
    updated: (
      state,
      { payload: { now, ...progress } }: PayloadAction<IntakeProgress & { now: number }>,
    ) => ({ ...state, current: { ...progress, storedAt: state.current?.storedAt ?? now } }),
    /** What is stored of a link; null if there is nothing. */
    restored: (state, { payload }: PayloadAction<DatedIntakeProgress | null>) => ({
      ...state,
      current: payload,
    }),
    removed: (state) => ({ ...state, current: null }),
    /** A user has signed out on purpose: nothing of an intake may stay on this device. */
    signedOut: ({ signOutCount }) => ({ current: null, signOutCount: signOutCount + 1 }),
  },
});

/** The part of the store that holds an intake; undefined until its reducers are injected. */
export type WithIntake = {
  readonly intakeSession?: SessionState;
  readonly intakeProgress?: IntakeProgressState;
};

export const selectIntakeSession = ({ intakeSession }: WithIntake): Session | null =>
  intakeSession?.current ?? null;

export const selectIntakeProgress = ({ intakeProgress }: WithIntake): DatedIntakeProgress | null =>
  intakeProgress?.current ?? null;

/** Changes whenever a user signs out on this device. */
export const selectIntakeSignOutCount = ({ intakeProgress }: WithIntake): number =>
  intakeProgress?.signOutCount ?? 0;
