import type { PublicUser } from '../../api/public-user.schema';
import { getParticipantName } from '../../lib/text/participant-name';
import type { RouteFacts } from './route-facts';
import { CAPTIONS } from './copy';

/** Clinic logo, and for a participant a caption that names the patient, on the pages with one (D9). */
export function getUserLayoutProps(user: PublicUser | undefined, caption: RouteFacts['caption']) {
  const name = getParticipantName(user);
  return {
    clinicLogoUrl: user?.clinic?.logoUrl ?? null,
    caption: name !== null && caption !== undefined ? CAPTIONS[caption](name) : null,
  };
}
