import { waitFor } from 'xstate';
import { publicUserApi } from '../../api/public-user.api';
import type { PublicUser } from '../../api/public-user.schema';
import { runCachedQuery } from '../../api/run-request';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import { userGateDefinition, type UserGateOptions } from './user-gate-definition';
import { userAreaDefinition } from './user-area';

/** Starts the gate of a link before it is rendered; resolves with the user if the gate opens at once, else with null. */
export async function prepareUserGate(
  registry: ActorRegistry,
  options: UserGateOptions,
): Promise<PublicUser | null> {
  const area = userAreaDefinition(options);
  registry.getOrCreate(area.key, area.create);
  const { key, create } = userGateDefinition(options);
  const gate = registry.getOrCreate(key, create);
  gate.start();
  const snapshot = await waitFor(gate, (current) => !current.hasTag('loading'));
  if (!snapshot.matches('open')) return null;
  return runCachedQuery(options.dispatch, publicUserApi.endpoints.getPublicUser, options.userId);
}
