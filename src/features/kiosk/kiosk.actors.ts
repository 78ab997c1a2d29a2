import { fromPromise } from 'xstate';
import type {
  Contact,
  IdentifyResult,
  KioskClinic,
  VisitorClaim,
} from '../../../machines/kiosk-identification/kiosk-identification.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { isNotFound } from '../../api/is-not-found';
import { kioskApi, type VisitorAttributes } from '../../api/kiosk.api';
import { requireParsed } from '../../api/require-parsed';
import { runMutation, runQuery } from '../../api/run-request';
import { toPlainDigits } from '../../lib/text/to-plain-digits';
import { parseTypedDay } from '../../lib/time/dates';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { toE164 } from '../../validation/phone/phone.rule';
import { toKioskClinic } from './to-kiosk-clinic';

const { getKioskClinic, identifyVisitor } = kioskApi.endpoints;

/** Converts a contact to the wire format: E.164, and null for an empty field (D9). */
function toWireContact({ phoneNumber, email }: Contact) {
  return {
    phoneNumber: phoneNumber.trim() === '' ? null : requireParsed(toE164(phoneNumber)),
    email: email.trim() === '' ? null : email.trim(),
  };
}

/** Converts a claim to the wire format (§7 identify-patient-attributes). */
function toAttributes(
  clinicDisplayId: string,
  { identity, contact }: VisitorClaim,
): VisitorAttributes {
  return {
    clinicDisplayId,
    ...toWireContact(contact),
    ...(identity.flow === 'mrn'
      ? { medicalRecord: toPlainDigits(identity.medicalRecord.trim()) }
      : {
          lastName: identity.lastName.trim(),
          dateOfBirth: requireParsed(parseTypedDay(identity.dateOfBirth)),
        }),
  };
}

/** Implements the kiosk machine's ports with API requests (§7). */
export function createKioskActors(dispatch: ApiDispatch, clinicDisplayId: string) {
  return {
    loadClinic: fromPromise<KioskClinic | null>(async () => {
      // No clinic has an id that cannot be a path segment.
      if (!isSafeId(clinicDisplayId)) return null;
      try {
        // Not aborted with the actor: one that starts in its place waits for this request and would fail with it.
        return toKioskClinic(await runQuery(dispatch, getKioskClinic, clinicDisplayId));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    }),
    identify: fromPromise<IdentifyResult, VisitorClaim>(async ({ input: claim, signal }) => {
      const body = toAttributes(clinicDisplayId, claim);
      const { status, userId } = await runMutation(dispatch, identifyVisitor, body, signal);
      if (status === 'more_info_needed') return { status: 'moreInfoNeeded' };
      if (status !== 'match_found') return { status: 'notFound' };
      // No user has an id that cannot be a path segment.
      return { status: 'found', userId: requireParsed(userId && isSafeId(userId) ? userId : null) };
    }),
  };
}
