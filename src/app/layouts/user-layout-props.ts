import type { PublicUser } from '../../api/public-user.schema';
import { getParticipantName } from '../../lib/text/participant-name';
import { CAPTIONS } from './copy';

const getCaption = (segment: string) =>
  segment === 'assessments' || segment === 'check-ins' ? CAPTIONS[segment] : undefined;

/** Clinic logo, and for a participant a caption that names the patient (D9); `segment` is that of the page's path. */
export function getUserLayoutProps(user: PublicUser | undefined, segment: string) {
  const formatCaption = getCaption(segment);
  const name = getParticipantName(user);
  return {
    clinicLogoUrl: user?.clinic?.logoUrl ?? null,
    caption: name !== null && formatCaption !== undefined ? formatCaption(name) : null,
  };
}
