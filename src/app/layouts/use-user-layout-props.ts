import { useLocation } from 'react-router-dom';
import { publicUserApi } from '../../api/public-user.api';
import { getUserLayoutProps } from './user-layout-props';

/** The props of the layout that depend on the user of a public link. */
export function useUserLayoutProps(userId: string) {
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  return getUserLayoutProps(user, useLocation().pathname.split('/').at(3) ?? '');
}
