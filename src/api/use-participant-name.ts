import { participantName } from '../lib/text/participant-name';
import { publicUserApi } from './public-user.api';

/**
 * For a participant, the patient's first name in the possessive; null for a patient, and where it cannot be told (D9).
 * Undefined until it is known, so that no screen says 'your' and then takes it back.
 */
export function useParticipantName(userId: string): string | null | undefined {
  const { data, error } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  return data === undefined && error === undefined ? undefined : participantName(data);
}
