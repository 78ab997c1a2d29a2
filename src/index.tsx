import { startApp } from './app/boot/start-app';
import { whenActivated } from './lib/browser/when-activated';

// Opening a link can unsubscribe its user, use up its code or sign out: not before the user has opened it.
whenActivated(() => startApp(document));
