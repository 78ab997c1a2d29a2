import { setTrustedTypesPolicy } from '../lib/browser/trusted-types';
import { loadApp } from './load-app';
import { getPageLoad } from './page-load';

// The first script of the page has set it, unless a host has removed its hash from the policy.
setTrustedTypesPolicy();
void loadApp(getPageLoad());
