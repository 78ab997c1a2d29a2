import type { PublicUser } from '../../api/public-user.schema';
import { getParticipantName } from '../../lib/text/participant-name';

const sectionNames: Readonly<Record<string, string>> = {
  assessments: 'assessments',
  'check-ins': 'check-ins',
};

/** Clinic logo, and for a participant a caption that names the patient (D9); `segment` is that of the page's path. */
export function getUserLayoutProps(user: PublicUser | undefined, segment: string) {
  const section = sectionNames[segment];
  const name = getParticipantName(user);
  return {
    clinicLogoUrl: user?.clinic?.logoUrl ?? null,
    caption: name !== null && section !== undefined ? `${name} ${section}` : null,
  };
}
