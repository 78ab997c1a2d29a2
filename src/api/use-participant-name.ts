import { getParticipantName } from '../lib/text/participant-name';
import { publicUserApi } from './public-user.api';

/**
 * Returns the patient's first name in the possessive for a participant; null for a patient or after an error (D9).
 * Undefined while loading, so that a screen does not show 'your' first and then replace it.
 */
export function useParticipantName(userId: string): string | null | undefined {
  const { data, error } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  return data === undefined && error === undefined ? undefined : getParticipantName(data);
}
