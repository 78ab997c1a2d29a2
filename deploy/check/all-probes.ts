import { compressionProbes } from './probes/compression';
import { configurationProbes } from './probes/configuration';
import { headerProbes } from './probes/headers';
import { pageProbes } from './probes/pages';
import type { Probe } from './probe';

/** What every host must do, whatever the configuration. */
export const siteProbes: readonly Probe[] = [...pageProbes, ...headerProbes, ...compressionProbes];

/** What must be true of a deployment. */
export const allProbes: readonly Probe[] = [...siteProbes, ...configurationProbes];
