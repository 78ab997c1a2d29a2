/** @jest-environment node */
import { createActor } from 'xstate';
import { cardSetupMachine } from '../../../machines/card-setup/card-setup.machine';
import type { CardSetupInput } from '../../../machines/card-setup/card-setup.types';
import { controlPorts, flushPromises } from '../../support/control-ports';

const intent = { clientSecret: 'seti_1_secret', stripeConnectAccountId: 'acct_1' };
const DECLINED = { status: 'rejected', message: 'Your card was declined.', isField: false };
const INCOMPLETE = {
  status: 'rejected',
  message: 'Your card number is incomplete.',
  isField: true,
};
const NOTHING_YET = { status: 'open', message: null };

function start(input: Partial<CardSetupInput> = {}) {
  const ports = controlPorts(cardSetupMachine);
  const actor = createActor(ports.machine, {
    input: { isConfigured: true, storedIntent: null, ...input },
  });
  const emitted: string[] = [];
  actor.on('FORM_NOT_LOADED', ({ type }) => emitted.push(type));
  actor.start();
  return {
    ...ports,
    news: emitted,
    send: (...types: Parameters<typeof actor.send>[0]['type'][]) =>
      types.forEach((type) => actor.send({ type })),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    problem: () => actor.getSnapshot().context.problem,
  };
}

/** The flow with a form that can be filled in. */
async function startFilling() {
  const flow = start();
  await flow.resolve('createIntent', intent);
  await flow.resolve('loadProvider');
  flow.send('FORM_READY');
  return flow;
}

/** The flow after a card whose answer never came. */
async function startUnconfirmed() {
  const flow = await startFilling();
  flow.send('SAVE');
  await flow.reject('confirm');
  return flow;
}

describe('§4 PAYMENT: a card is saved', () => {
  it('asks the clinic for an intent, loads the provider for its account, and confirms once', async () => {
    const flow = await startFilling();
    expect(flow.getRequests('loadProvider')[0]?.input).toEqual(intent);
    flow.send('SAVE', 'SAVE', 'SAVE');
    expect(flow.getRequests('confirm')).toHaveLength(1);
    await flow.resolve('confirm', { status: 'saved' });
    expect(flow.state()).toBe('saved');
    expect(flow.getRequests('readIntent')).toHaveLength(0);
    expect(flow.context().intent).toBeNull();
  });

  it('§8 keeps the form after a refusal, and the card can be tried again', async () => {
    const flow = await startFilling();
    flow.send('SAVE');
    await flow.resolve('confirm', DECLINED);
    expect(flow.state()).toBe('filling');
    expect(flow.problem()).toEqual({ ...DECLINED, status: undefined, kind: 'rejected' });
    flow.send('SAVE');
    expect(flow.problem()).toBeNull();
    await flow.resolve('readIntent', NOTHING_YET);
    await flow.resolve('confirm', { status: 'saved' });
    expect(flow.state()).toBe('saved');
  });

  it('§8 takes back what is said of a field once the card is complete; a decline stays until the next try', async () => {
    const flow = await startFilling();
    flow.send('SAVE');
    await flow.resolve('confirm', INCOMPLETE);
    expect(flow.problem()).toMatchObject({ kind: 'rejected', isField: true });
    flow.send('CARD_COMPLETED');
    expect(flow.problem()).toBeNull();
    // What never left the form needs no asking.
    flow.send('SAVE');
    await flow.resolve('confirm', DECLINED);
    flow.send('CARD_COMPLETED');
    expect(flow.problem()).toMatchObject({ message: DECLINED.message });
  });
});

describe('D9 Payment texts: there is no form', () => {
  it('says why the clinic prepared none, and asks again', async () => {
    const flow = start();
    await flow.reject('createIntent');
    expect(flow.problem()).toEqual({ kind: 'noIntent' });
    flow.send('TRY_AGAIN', 'TRY_AGAIN');
    expect(flow.getRequests('createIntent')).toHaveLength(2);
  });

  it.each([
    { ...intent, clientSecret: null },
    { ...intent, stripeConnectAccountId: '' },
  ])('makes no form of %j', async (response) => {
    const flow = start();
    await flow.resolve('createIntent', response);
    expect(flow.state()).toBe('formUnavailable');
    expect(flow.problem()).toEqual({ kind: 'unusableIntent' });
  });

  it('asks for no second intent where only the script did not come', async () => {
    const flow = start();
    await flow.resolve('createIntent', intent);
    await flow.reject('loadProvider');
    expect(flow.problem()).toEqual({ kind: 'notLoaded' });
    expect(flow.news).toEqual(['FORM_NOT_LOADED']);
    flow.send('TRY_AGAIN');
    await flow.resolve('loadProvider');
    expect(flow.problem()).toBeNull();
    expect(flow.state()).toBe('mountingForm');
    expect(flow.getRequests('createIntent')).toHaveLength(1);
  });

  it('reads what became of an intent of which the provider draws no form', async () => {
    const flow = start();
    await flow.resolve('createIntent', intent);
    await flow.resolve('loadProvider');
    flow.send('FORM_FAILED');
    expect(flow.problem()).toEqual({ kind: 'notLoaded' });
    flow.send('TRY_AGAIN');
    await flow.resolve('loadProvider');
    await flow.resolve('readIntent', { status: 'expired' });
    expect(flow.getRequests('createIntent')).toHaveLength(2);
  });

  it('needs a key of the provider, and asks the clinic for nothing without one', () => {
    const flow = start({ isConfigured: false });
    expect(flow.problem()).toEqual({ kind: 'notLoaded' });
    expect(flow.calls).toHaveLength(0);
  });

  it('says that it is too early to save, until there is something to save', async () => {
    const flow = start();
    flow.send('SAVE');
    expect(flow.context().isTooEarly).toBe(true);
    await flow.resolve('createIntent', intent);
    await flow.resolve('loadProvider');
    flow.send('SAVE');
    expect(flow.getRequests('confirm')).toHaveLength(0);
    flow.send('FORM_READY');
    expect(flow.context().isTooEarly).toBe(false);
  });
});

describe('§4 PAYMENT: no second card after a lost answer', () => {
  it('reads the status first, and is done where the card is there', async () => {
    const flow = await startUnconfirmed();
    expect(flow.problem()).toEqual({ kind: 'notSaved' });
    flow.send('SAVE', 'SAVE');
    expect(flow.getRequests('readIntent')).toHaveLength(1);
    await flow.resolve('readIntent', { status: 'saved' });
    expect(flow.state()).toBe('saved');
    expect(flow.getRequests('confirm')).toHaveLength(1);
  });

  it('sends no card while nobody knows what became of the last one', async () => {
    const flow = await startUnconfirmed();
    flow.send('SAVE');
    await flow.reject('readIntent');
    expect(flow.state()).toBe('filling');
    expect(flow.problem()).toEqual({ kind: 'notSaved' });
    flow.send('SAVE');
    await flow.resolve('readIntent', NOTHING_YET);
    expect(flow.getRequests('confirm')).toHaveLength(2);
  });

  it('takes another intent where nothing can be saved under this one, and says that the card was not saved', async () => {
    const flow = await startUnconfirmed();
    flow.send('SAVE');
    await flow.resolve('readIntent', { status: 'expired' });
    await flow.resolve('createIntent', { ...intent, clientSecret: 'seti_2_secret' });
    await flow.resolve('loadProvider');
    flow.send('FORM_READY');
    expect(flow.problem()).toEqual({ kind: 'notSaved' });
    flow.send('SAVE');
    expect(flow.getRequests('confirm').at(-1)?.input).toMatchObject({
      clientSecret: 'seti_2_secret',
    });
  });

  it('lets nothing of a try be heard whose form was left, and reads the status before the next', async () => {
    const flow = await startFilling();
    flow.send('SAVE', 'FORM_UNMOUNTED');
    await flushPromises();
    expect(flow.getRequests('confirm')[0]?.signal.aborted).toBe(true);
    flow.send('FORM_READY', 'SAVE');
    expect(flow.state()).toBe('verifying');
    expect(flow.getRequests('createIntent')).toHaveLength(1);
  });

  it('begins with the status where an intent was kept: from a bank, or after a reload', async () => {
    const saved = start({ storedIntent: intent });
    await saved.resolve('loadProvider');
    await saved.resolve('readIntent', { status: 'saved' });
    expect(saved.state()).toBe('saved');
    expect(saved.getRequests('createIntent')).toHaveLength(0);

    const declined = start({ storedIntent: intent });
    await declined.resolve('loadProvider');
    await declined.resolve('readIntent', { status: 'open', message: DECLINED.message });
    declined.send('FORM_READY');
    expect(declined.problem()).toMatchObject({ kind: 'rejected', message: DECLINED.message });
  });
});
