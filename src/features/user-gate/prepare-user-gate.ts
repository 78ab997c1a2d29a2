import { waitFor } from 'xstate';
import { publicUserApi } from '../../api/public-user.api';
import type { PublicUser } from '../../api/public-user.schema';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import { describeUserGate, type UserGateOptions } from './describe-user-gate';
import { describeUserArea } from './user-area';

/** Starts the gate of a link before it is rendered; resolves with the user if the gate opens at once, else with null. */
export async function prepareUserGate(
  registry: ActorRegistry,
  options: UserGateOptions,
): Promise<PublicUser | null> {
  const area = describeUserArea(options);
  registry.getOrCreate(area.key, area.create);
  const { key, create } = describeUserGate(options);
  const gate = registry.getOrCreate(key, create);
  gate.start();
  const snapshot = await waitFor(gate, (current) => !current.hasTag('loading'));
  if (!snapshot.matches('open')) return null;
  const { getPublicUser } = publicUserApi.endpoints;
  return options.dispatch(getPublicUser.initiate(options.userId, { subscribe: false })).unwrap();
}
