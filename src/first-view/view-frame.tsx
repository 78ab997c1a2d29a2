import type { ReactNode } from 'react';
import type { PublicUser } from '../api/public-user.schema';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import { safetyNetLink } from '../lib/url/paths';
import { NavigationProgress } from '../ui/navigation-progress/navigation-progress';
import { WrapperContext } from '../wrapper/wrapper-context';
import { browserWrapper } from '../wrapper/browser-wrapper';
import { AppFrame, SafetyNetLink } from '../app/layouts/app-frame';
import { getUserLayoutProps } from '../app/layouts/user-layout-props';

type Props = {
  readonly configuration: LinkConfiguration;
  readonly userId: string;
  readonly user: PublicUser;
  readonly children: ReactNode;
};

/** What a link to assessments has around its content after a page load without history, as the app renders it. */
export function ViewFrame({ configuration, userId, user, children }: Props) {
  const helpPath = safetyNetLink(userId, new URLSearchParams(window.location.search));
  return (
    <WrapperContext value={browserWrapper}>
      <NavigationProgress isNavigating={false} />
      <AppFrame
        {...getUserLayoutProps(user, 'assessments')}
        configuration={configuration}
        location={window.location}
        helpPath={helpPath}
        // Without history there is nothing to go back to.
        back={null}
        actions={<SafetyNetLink path={helpPath} />}
      >
        {children}
      </AppFrame>
    </WrapperContext>
  );
}
