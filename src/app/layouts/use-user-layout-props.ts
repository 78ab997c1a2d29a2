import { useLocation } from 'react-router-dom';
import { publicUserApi } from '../../api/public-user.api';
import { getParticipantName } from '../../lib/text/participant-name';

const sectionNames: Readonly<Record<string, string>> = {
  assessments: 'assessments',
  'check-ins': 'check-ins',
};

/** Clinic logo, and for a participant a caption that names the patient (D9). */
export function useUserLayoutProps(userId: string) {
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  const section = sectionNames[useLocation().pathname.split('/').at(3) ?? ''];
  const name = getParticipantName(user);
  return {
    clinicLogoUrl: user?.clinic?.logoUrl ?? null,
    caption: name !== null && section !== undefined ? `${name} ${section}` : null,
  };
}
