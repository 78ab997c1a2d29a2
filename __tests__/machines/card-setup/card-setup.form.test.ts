/** @jest-environment node */
import type { CardSetupEvent } from '../../../machines/card-setup/card-setup.types';
import {
  DECLINED,
  INCOMPLETE,
  intent,
  NOTHING_YET,
  start,
  startFilling,
  startUnconfirmed,
} from './start-card-setup';

/** Starts with an intent of an earlier visit, and loads the provider. */
async function startWithStored() {
  const flow = start({ storedIntent: intent });
  await flow.resolve('loadProvider');
  return flow;
}

describe('§4 PAYMENT: what the screen shows', () => {
  it('is loading until there is a form', async () => {
    const flow = start();
    expect(flow.tags()).toEqual(['loading']);
    await flow.resolve('createIntent', intent);
    expect(flow.tags()).toEqual(['loading']);
    await flow.resolve('loadProvider');
    expect(flow.tags()).toEqual(['form', 'loading']);
    flow.send('FORM_READY');
    expect(flow.tags()).toEqual(['form']);
  });

  it('is the form, and busy, while a card is saved', async () => {
    const flow = await startUnconfirmed();
    flow.send('SAVE');
    expect([flow.state(), flow.tags()]).toEqual(['verifying', ['busy', 'form']]);
    await flow.resolve('readIntent', NOTHING_YET);
    expect([flow.state(), flow.tags()]).toEqual(['confirming', ['busy', 'form']]);
    await flow.resolve('confirm', { status: 'saved' });
    expect(flow.status()).toBe('done');
  });

  it('is loading while the status of an earlier card is read', async () => {
    const flow = await startWithStored();
    expect([flow.state(), flow.tags()]).toEqual(['checkingStatus', ['busy', 'loading']]);
    expect(flow.getRequests('readIntent')[0]?.input).toEqual(intent);
  });
});

describe('§4 PAYMENT: back at the step with an intent of an earlier visit', () => {
  it('shows the form without a problem if no card was sent', async () => {
    const flow = await startWithStored();
    await flow.resolve('readIntent', NOTHING_YET);
    expect([flow.state(), flow.problem()]).toEqual(['mountingForm', null]);
  });

  it('shows why the last card was declined, until the next attempt', async () => {
    const flow = await startWithStored();
    await flow.resolve('readIntent', { status: 'open', message: DECLINED.message });
    flow.send('FORM_READY', 'CARD_COMPLETED');
    expect(flow.problem()).toEqual({
      ...{ kind: 'rejected', message: DECLINED.message, isField: false },
    });
  });

  it('shows the form if the status cannot be read, and reads it again before a card is sent', async () => {
    const flow = await startWithStored();
    await flow.reject('readIntent');
    expect([flow.state(), flow.problem()]).toEqual(['mountingForm', null]);
    flow.send('FORM_READY', 'SAVE');
    expect(flow.state()).toBe('verifying');
    expect(flow.getRequests('readIntent')[1]?.input).toEqual(intent);
  });

  it('creates another intent if that one has expired; its card need not be checked', async () => {
    const flow = await startWithStored();
    await flow.resolve('readIntent', { status: 'expired' });
    expect(flow.context()).toMatchObject({ intent: null, problem: null });
    await flow.resolve('createIntent', intent);
    await flow.resolve('loadProvider');
    flow.send('FORM_READY', 'SAVE');
    expect(flow.state()).toBe('confirming');
  });
});

describe('§4 PAYMENT: back at the step from another one', () => {
  it('loads the form again, without the problem of the card that is gone', async () => {
    const flow = await startFilling();
    flow.send('SAVE');
    await flow.resolve('confirm', INCOMPLETE);
    flow.send('STEP_HIDDEN');
    expect([flow.state(), flow.problem()]).toEqual(['hidden', null]);
    flow.send('STEP_SHOWN');
    expect(flow.tags()).toEqual(['form', 'loading']);
  });

  it('is completed if the card has been saved meanwhile, for which there is no form', async () => {
    const flow = await startFilling();
    flow.send('SAVE', 'STEP_HIDDEN');
    expect(flow.getRequests('readIntent')).toHaveLength(0);
    flow.send('STEP_SHOWN', 'SAVE');
    expect(flow.context().isTooEarly).toBe(false);
    expect(flow.tags()).toEqual(['busy', 'loading']);
    await flow.resolve('readIntent', { status: 'saved' });
    expect(flow.state()).toBe('saved');
  });

  it('says that a card may not be saved if it was sent before, and its status cannot be read', async () => {
    const flow = await startUnconfirmed();
    flow.send('STEP_HIDDEN', 'STEP_SHOWN');
    await flow.reject('readIntent');
    expect([flow.state(), flow.problem()]).toEqual(['mountingForm', { kind: 'notSaved' }]);
    flow.send('STEP_HIDDEN', 'STEP_SHOWN');
    await flow.resolve('readIntent', NOTHING_YET);
    expect([flow.state(), flow.problem()]).toEqual(['mountingForm', null]);
    expect(flow.context().isResultUnknown).toBe(false);
  });

  it('reads the status again if the form has not been ready in between', async () => {
    const flow = await startFilling();
    flow.send('SAVE', 'STEP_HIDDEN', 'STEP_SHOWN');
    await flow.resolve('readIntent', NOTHING_YET);
    flow.send('STEP_HIDDEN', 'STEP_SHOWN');
    expect(flow.state()).toBe('checkingStatus');
  });

  it('reads the status again if it was left while the status was read', async () => {
    const flow = await startFilling();
    flow.send('SAVE', 'STEP_HIDDEN', 'STEP_SHOWN', 'STEP_HIDDEN');
    expect(flow.getRequests('readIntent')[0]?.signal.aborted).toBe(true);
    flow.send('STEP_SHOWN');
    expect(flow.getRequests('readIntent')).toHaveLength(2);
  });

  it('no longer says that a card was not saved, also if the form had not been ready', async () => {
    const flow = await startUnconfirmed();
    flow.send('SAVE');
    await flow.resolve('readIntent', { status: 'expired' });
    await flow.resolve('createIntent', intent);
    await flow.resolve('loadProvider');
    expect(flow.problem()).toEqual({ kind: 'notSaved' });
    flow.send('STEP_HIDDEN', 'STEP_SHOWN');
    expect(flow.problem()).toBeNull();
  });

  it('aborts reading the status before a card is sent', async () => {
    const flow = await startUnconfirmed();
    flow.send('SAVE');
    expect(flow.problem()).toBeNull();
    flow.send('STEP_HIDDEN');
    expect(flow.getRequests('readIntent')[0]?.signal.aborted).toBe(true);
  });
});

describe('D9 Payment texts: trying again', () => {
  it.each<[string, unknown, string]>([
    ['no intent', undefined, 'noIntent'],
    ['an unusable intent', { ...intent, clientSecret: null }, 'unusableIntent'],
  ])('keeps the problem until there is a form: %s', async (_, response, kind) => {
    const flow = start();
    if (response === undefined) await flow.reject('createIntent');
    else await flow.resolve('createIntent', response);
    flow.send('TRY_AGAIN');
    await flow.resolve('createIntent', intent);
    expect(flow.problem()).toEqual({ kind });
    await flow.resolve('loadProvider');
    expect(flow.problem()).toBeNull();
  });

  it('removes the problem also where the status of an earlier card is read', async () => {
    const flow = start({ storedIntent: intent });
    await flow.reject('loadProvider');
    flow.send('TRY_AGAIN');
    await flow.resolve('loadProvider');
    expect([flow.state(), flow.problem()]).toEqual(['checkingStatus', null]);
  });

  it('tells with a toast that the form is not loaded: without a key, and if the form fails', async () => {
    expect(start({ isConfigured: false }).emitted).toEqual(['FORM_NOT_LOADED']);
    const flow = start();
    await flow.resolve('createIntent', intent);
    await flow.resolve('loadProvider');
    flow.send('FORM_FAILED');
    expect(flow.emitted).toEqual(['FORM_NOT_LOADED']);
    expect(flow.tags()).toEqual([]);
  });

  it('no longer says that it was too early to save', async () => {
    const flow = start();
    expect(flow.context().isTooEarly).toBe(false);
    await flow.reject('createIntent');
    flow.send('SAVE');
    expect(flow.context().isTooEarly).toBe(true);
    flow.send('TRY_AGAIN');
    expect(flow.context().isTooEarly).toBe(false);
  });

  it.each<CardSetupEvent['type'][]>([['SAVE'], ['SAVE', 'SAVE']])(
    'never says so while a card is saved: %s %s',
    async (...presses) => {
      const flow = await startUnconfirmed();
      flow.send(...presses);
      expect(flow.context().isTooEarly).toBe(false);
      await flow.resolve('readIntent', NOTHING_YET);
      flow.send('SAVE');
      expect(flow.context().isTooEarly).toBe(false);
    },
  );
});
