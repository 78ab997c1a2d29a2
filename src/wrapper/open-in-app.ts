import type { Wrapper, WrapperMessage } from './wrapper.types';

/** The places that a native app which owns navigation opens itself; `profile` is the start page. */
export type AppScreen = 'login' | 'settings' | 'profile';

const messages: Readonly<Record<AppScreen, WrapperMessage>> = {
  login: { type: 'navigate-login' },
  settings: { type: 'navigate-settings' },
  profile: { type: 'navigate-profile' },
};

/** Whether the app opens `place`: old apps own navigation, and where it is false the web goes there itself (D4). */
export function openInApp(wrapper: Wrapper, screen: AppScreen): boolean {
  return wrapper.hasOldNavigation && wrapper.send(messages[screen]);
}
