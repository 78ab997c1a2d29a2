import { readdirSync } from 'node:fs';
import path from 'node:path';
import { baseApi } from '../../../../src/api/base-api';
import type { Scenario } from './scenario.types';

const API_FOLDER = path.resolve('src/api');

/** Requests of `src/api` that are not endpoints of RTK Query. */
const OTHER_REQUESTS = ['signOut', 'refreshSession'];

/** Endpoints that no screen uses, each with the reason. */
export const UNUSED_ENDPOINTS: Readonly<Record<string, string>> = {
  subscribe: 'Resubscribing is done by text message (§2); the API module offers it.',
};

/** The names of all requests that `src/api` can send. */
export async function listApiRequests(): Promise<readonly string[]> {
  const files = readdirSync(API_FOLDER).filter((file) => file.endsWith('.api.ts'));
  // Importing a module injects its endpoints.
  await Promise.all(files.map((file) => import(path.join(API_FOLDER, file))));
  return [...Object.keys(baseApi.endpoints), ...OTHER_REQUESTS];
}

/** The requests of `src/api` that no scenario covers. */
export async function findMissingEndpoints(
  scenarios: readonly Pick<Scenario, 'covers'>[],
): Promise<readonly string[]> {
  const covered = scenarios.flatMap(({ covers }) => covers);
  const requests = await listApiRequests();
  return requests.filter((name) => !covered.includes(name) && !(name in UNUSED_ENDPOINTS));
}
