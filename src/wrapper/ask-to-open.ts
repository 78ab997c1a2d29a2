import type { Wrapper, WrapperMessage } from './wrapper.types';

/** The places that a native app which owns navigation opens itself; `profile` is the start page. */
export type AppPlace = 'login' | 'settings' | 'profile';

const requests: Readonly<Record<AppPlace, WrapperMessage>> = {
  login: { type: 'navigate-login' },
  settings: { type: 'navigate-settings' },
  profile: { type: 'navigate-profile' },
};

/** Whether the app opens `place`: old apps own navigation, and where it is false the web goes there itself (D4). */
export function askToOpen(wrapper: Wrapper, place: AppPlace): boolean {
  return wrapper.hasOldNavigation && wrapper.send(requests[place]);
}
