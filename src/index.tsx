import { startApp } from './app/boot/start-app';
import { setTrustedTypesPolicy } from './lib/browser/trusted-types';
import { whenActivated } from './lib/browser/when-activated';

// The first script of the page has set it, unless a host has removed its hash from the policy.
setTrustedTypesPolicy();
// Opening a link can unsubscribe its user, use up its code or sign out: not before the user has opened it.
whenActivated(() => startApp(document));
