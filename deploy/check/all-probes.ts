import { apiProbes } from './probes/api';
import { compressionProbes } from './probes/compression';
import { configurationProbes } from './probes/configuration';
import { createCookieProbe, type Credentials } from './probes/cookie';
import { corsProbes } from './probes/cors';
import { headerProbes } from './probes/headers';
import { pageProbes } from './probes/pages';
import type { Probe } from './probe';

/** What every host must do, whatever the configuration. */
export const siteProbes: readonly Probe[] = [...pageProbes, ...headerProbes, ...compressionProbes];

/** What must be true of a deployment. */
export const createAllProbes = (credentials: Credentials | null): readonly Probe[] => [
  ...siteProbes,
  ...configurationProbes,
  ...apiProbes,
  ...corsProbes,
  createCookieProbe(credentials),
];
