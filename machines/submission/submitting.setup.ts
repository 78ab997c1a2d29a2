import { assign, emit, type EventObject } from 'xstate';
import { toFailure } from '../port';
import type { SubmittedEvent } from './elsewhere.types';
import { KIOSK_RETURN_MS } from './kiosk-return';
import {
  isAllReceived,
  isBlank,
  isRefusal,
  openAttempt,
  withOthersSent,
  withoutAttempt,
  withRefusal,
  withStatuses,
} from './submission';
import {
  selectFingerprint,
  selectFormsToSend,
  selectHasUnsentAnswers,
} from './submission.selectors';
import type { Command, Confirmation, FormStatus, SubmittingContext } from './submission.types';

type Args = { readonly context: SubmittingContext };
type WithError = { readonly error: unknown };
type WithFingerprint = { readonly fingerprint: string };
type Statuses = readonly FormStatus[];

/** The actions and guards of every flow that submits forms (D9), for its `setup`. */
export function createSubmittingSetup<
  Context extends SubmittingContext,
  Event extends EventObject,
>() {
  const update = <Params = undefined>(
    toChanges: (context: SubmittingContext, params: Params) => Partial<SubmittingContext>,
  ) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => {
      // SAFETY: these keys have the same types in every such context.
      return toChanges(context, params) as Partial<Context>;
    });

  return {
    delays: { kioskReturn: KIOSK_RETURN_MS },
    actions: {
      setFailure: update((_, { error }: WithError) => ({ failure: toFailure(error) })),
      clearFailure: update(() => ({ failure: null })),
      /** Continues after a failed request; still throws for a port without an implementation. */
      ignoreError: (_: Args, { error }: WithError) => void toFailure(error),
      openAttempt: update((context, { command }: { command: Command }) => ({
        command,
        isBlank: isBlank(context.answers),
        failure: null,
        submission: openAttempt(
          context.submission,
          selectFormsToSend(context),
          context.before,
          command,
        ),
      })),
      setStatuses: update(({ submission, command }, now: Statuses) => ({
        submission: command === null ? submission : withStatuses(submission, now, command),
      })),
      setRefused: update(({ submission, command }) => ({
        submission: withRefusal(submission, command),
      })),
      setConfirmed: update(({ submission }, { at }: Confirmation) => ({
        submission: withoutAttempt(submission),
        submittedAt: at,
      })),
      emitSubmitted: emit<Context, Event, undefined, Event, SubmittedEvent>(({ context }) => ({
        type: 'SUBMITTED',
        fingerprint: selectFingerprint(context),
        at: context.submittedAt ?? context.submission.receivedAt ?? null,
      })),
      setSentElsewhere: update(({ submission }, { at }: { at: number }) => ({
        sentElsewhereAt: at,
        submission: withOthersSent(submission, at),
      })),
      setUnsentElsewhere: update((_, { isUnsent }: { isUnsent: boolean }) => ({
        isUnsentElsewhere: isUnsent,
      })),
    },
    guards: {
      hasUnsentAnswers: ({ context }: Args) =>
        context.isRestored || selectHasUnsentAnswers(context),
      isAllReceived: ({ context }: Args, now: Statuses) => isAllReceived(context.submission, now),
      isRefused: (_: Args, { error }: WithError) => isRefusal(toFailure(error)),
      /** Another tab has sent these answers, or there are none here (D9 'Two tabs'). */
      isSentElsewhere: ({ context }: Args, { fingerprint }: WithFingerprint) =>
        !selectHasUnsentAnswers(context) || selectFingerprint(context) === fingerprint,
      isAttemptSentElsewhere: ({ context }: Args, { fingerprint }: WithFingerprint) =>
        selectFingerprint(context) === fingerprint,
    },
  };
}
