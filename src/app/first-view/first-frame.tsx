import type { ReactNode } from 'react';
import type { PublicUser } from '../../api/public-user.schema';
import type { LinkConfiguration } from '../../lib/configuration/link-configuration';
import { safetyNetPath } from '../../lib/url/user-paths';
import { NavigationProgress } from '../../ui/navigation-progress/navigation-progress';
import { WrapperContext } from '../../wrapper/wrapper-context';
import { browserWrapper } from '../../wrapper/browser-wrapper';
import { AppFrame, SafetyNetLink } from '../layouts/app-frame';
import { isBeforeUserGate, isTabPath, isTintedPath, isWidePath } from '../layouts/path-rules';
import { getUserLayoutProps } from '../layouts/user-layout-props';

type Props = {
  readonly configuration: LinkConfiguration;
  readonly pathname: string;
  /** Undefined until it is loaded, and the user gate is open. */
  readonly user?: PublicUser;
  readonly children: ReactNode;
};

/** What a page has around its content after a page load without history, as the app renders it. */
export function FirstFrame({ configuration, pathname, user, children }: Props) {
  const [area, userId = '', segment = ''] = pathname.split('/').slice(1);
  const helpPath = area === 'user' ? safetyNetPath(decodeURIComponent(userId)) : null;
  const ownHelpPath = pathname === helpPath ? null : helpPath;
  return (
    <WrapperContext value={browserWrapper}>
      <NavigationProgress isNavigating={false} />
      <AppFrame
        {...getUserLayoutProps(user, segment)}
        stores={configuration}
        hasAppPrompt={user !== undefined || !isBeforeUserGate(pathname)}
        helpPath={ownHelpPath}
        // Without history there is nothing to go back to.
        back={isTabPath(pathname) ? undefined : null}
        actions={ownHelpPath !== null && <SafetyNetLink path={ownHelpPath} />}
        isTinted={isTintedPath(pathname)}
        isWide={isWidePath(pathname)}
      >
        {children}
      </AppFrame>
    </WrapperContext>
  );
}
