import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IntakeFormData } from '../../machines/intake/intake.types';
import { createSessionSlice, type Session, type SessionState } from './session.slice';

/** The names under which redux-persist stores the two slices of an intake. */
export const INTAKE_SESSION_KEY = 'intake-session';
export const INTAKE_PROGRESS_KEY = 'intake-progress';

/**
 * The session that an intake link is exchanged for (D3). It stands apart from the session of somebody who is signed in:
 * neither takes the other's place, and neither's end is the other's.
 */
export const intakeSessionSlice = createSessionSlice('intakeSession');

/** How far the intake of a link has come, and everything entered so far (§3 Intake progress store). */
export type IntakeProgress = {
  readonly magicCode: string;
  /** Counted from 0. */
  readonly stepIndex: number;
  readonly formData: IntakeFormData;
};

/** `storedAt` is when the intake was begun on this device, in ms since 1970. */
export type DatedIntakeProgress = IntakeProgress & { readonly storedAt: number };

export type IntakeProgressState = { readonly current: DatedIntakeProgress | null };

const initialState = { current: null } as IntakeProgressState;

export const intakeProgressSlice = createSlice({
  name: 'intakeProgress',
  initialState,
  reducers: {
    updated: (
      { current },
      { payload: { now, ...progress } }: PayloadAction<IntakeProgress & { now: number }>,
    ) => ({ current: { ...progress, storedAt: current?.storedAt ?? now } }),
    removed: () => initialState,
  },
});

/** The part of the store that holds an intake; it is there once its area has been opened. */
export type WithIntake = {
  readonly intakeSession?: SessionState;
  readonly intakeProgress?: IntakeProgressState;
};

export const selectIntakeSession = ({ intakeSession }: WithIntake): Session | null =>
  intakeSession?.current ?? null;

export const selectIntakeProgress = ({ intakeProgress }: WithIntake): DatedIntakeProgress | null =>
  intakeProgress?.current ?? null;
