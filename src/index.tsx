import { startApp } from './app/boot/start-app';
import { setTrustedTypesPolicy } from './lib/browser/trusted-types';

// The first script of the page has set it, unless a host has removed its hash from the policy.
setTrustedTypesPolicy();
startApp(document);
