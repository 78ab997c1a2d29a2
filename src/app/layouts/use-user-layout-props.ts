import { publicUserApi } from '../../api/public-user.api';
import { useRouteFacts } from './route-facts';
import { getUserLayoutProps } from './user-layout-props';

/** The props of the layout that depend on the user of a public link. */
export function useUserLayoutProps(userId: string) {
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  return getUserLayoutProps(user, useRouteFacts().caption);
}
