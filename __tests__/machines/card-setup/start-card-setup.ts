import { createActor } from 'xstate';
import { cardSetupMachine } from '../../../machines/card-setup/card-setup.machine';
import type { CardSetupInput } from '../../../machines/card-setup/card-setup.types';
import { controlPorts } from '../../support/control-ports';

export const intent = { clientSecret: 'seti_1_secret', stripeConnectAccountId: 'acct_1' };
export const DECLINED = { status: 'rejected', message: 'Your card was declined.', isField: false };
export const INCOMPLETE = {
  status: 'rejected',
  message: 'Your card number is incomplete.',
  isField: true,
};
export const NOTHING_YET = { status: 'open', message: null };

/** Starts the flow; by default without a stored intent. */
export function start(input: Partial<CardSetupInput> = {}) {
  const ports = controlPorts(cardSetupMachine);
  const actor = createActor(ports.machine, {
    input: { isConfigured: true, storedIntent: null, ...input },
  });
  const emitted: string[] = [];
  actor.on('FORM_NOT_LOADED', ({ type }) => emitted.push(type));
  actor.start();
  return {
    ...ports,
    emitted,
    send: (...types: Parameters<typeof actor.send>[0]['type'][]) =>
      types.forEach((type) => actor.send({ type })),
    state: () => actor.getSnapshot().value,
    status: () => actor.getSnapshot().status,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    context: () => actor.getSnapshot().context,
    problem: () => actor.getSnapshot().context.problem,
  };
}

/** Starts the flow and loads the form. */
export async function startFilling() {
  const flow = start();
  await flow.resolve('createIntent', intent);
  await flow.resolve('loadProvider');
  flow.send('FORM_READY');
  return flow;
}

/** Starts the flow and sends a card whose response is lost. */
export async function startUnconfirmed() {
  const flow = await startFilling();
  flow.send('SAVE');
  await flow.reject('confirm');
  return flow;
}
