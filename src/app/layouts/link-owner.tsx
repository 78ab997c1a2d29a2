import { useSelector } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import { profileApi } from '../../api/profile.api';
import { selectSession } from '../../state/session.slice';
import { OwnerCaption } from './owner-caption';

type Props = {
  /** The user of this page; undefined for the user who is signed in. */
  readonly userId?: string;
};

/** On a page that a magic link has signed in: for whom it is, so that somebody else's link is noticed before anything is entered. */
export function LinkOwner({ userId }: Props) {
  const isLink = useSelector(selectSession)?.kind === 'magic-link';
  const { data: profile } = profileApi.endpoints.getProfile.useQuery(
    isLink ? undefined : skipToken,
  );
  if (!isLink || profile === undefined) return null;
  const isOther = userId !== undefined && userId !== profile.userId;
  return isOther ? null : <OwnerCaption owner={profile} />;
}
