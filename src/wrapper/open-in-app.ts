import type { Wrapper, WrapperMessage } from './wrapper.types';

/** The screens that a native app with its own navigation opens; `profile` is the home page. */
export type AppScreen = 'login' | 'settings' | 'profile';

const messages: Readonly<Record<AppScreen, WrapperMessage>> = {
  login: { type: 'navigate-login' },
  settings: { type: 'navigate-settings' },
  profile: { type: 'navigate-profile' },
};

/** Asks an app with its own navigation to open `screen`; if it returns false, the web navigates itself (D4). */
export function openInApp(wrapper: Wrapper, screen: AppScreen): boolean {
  return wrapper.hasOldNavigation && wrapper.send(messages[screen]);
}
