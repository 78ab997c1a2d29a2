import { apiProbes } from './probes/api';
import { compressionProbes } from './probes/compression';
import { configurationProbes } from './probes/configuration';
import { contentTypeProbe } from './probes/content-types';
import { createCookieProbe, type Credentials } from './probes/cookie';
import { corsProbes } from './probes/cors';
import { createFilesProbe } from './probes/files';
import { headerProbes } from './probes/headers';
import { pageProbes } from './probes/pages';
import type { Probe } from './probe';

/** What every host must do, whatever the configuration. */
export const siteProbes: readonly Probe[] = [
  ...pageProbes,
  contentTypeProbe,
  ...headerProbes,
  ...compressionProbes,
];

type Options = {
  /** The site that was published, as `deploy:render` has written it. */
  readonly siteFolder: string | null;
  readonly credentials: Credentials | null;
};

/** What must be true of a deployment. */
export const createAllProbes = ({ siteFolder, credentials }: Options): readonly Probe[] => [
  createFilesProbe(siteFolder),
  ...siteProbes,
  ...configurationProbes,
  ...apiProbes,
  ...corsProbes,
  createCookieProbe(credentials),
];
