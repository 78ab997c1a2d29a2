/** @jest-environment node */
import { flushPromises } from '../../support/control-ports';
import {
  DECLINED,
  INCOMPLETE,
  intent,
  NOTHING_YET,
  start,
  startFilling,
  startUnconfirmed,
} from './start-card-setup';

describe('§4 PAYMENT: saving a card', () => {
  it('creates an intent, loads the provider for its account, and confirms once', async () => {
    const flow = await startFilling();
    expect(flow.getRequests('loadProvider')[0]?.input).toEqual(intent);
    flow.send('SAVE', 'SAVE', 'SAVE');
    expect(flow.getRequests('confirm')).toHaveLength(1);
    await flow.resolve('confirm', { status: 'saved' });
    expect(flow.state()).toBe('saved');
    expect(flow.getRequests('readIntent')).toHaveLength(0);
    expect(flow.context().intent).toBeNull();
  });

  it('§8 keeps the form after a declined card, and the user can try again', async () => {
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

  it('§8 removes a field error once the card is complete; a decline stays until the next attempt', async () => {
    const flow = await startFilling();
    flow.send('SAVE');
    await flow.resolve('confirm', INCOMPLETE);
    expect(flow.problem()).toMatchObject({ kind: 'rejected', isField: true });
    flow.send('CARD_COMPLETED');
    expect(flow.problem()).toBeNull();
    // A field error never reaches the provider, so no status check is needed.
    flow.send('SAVE');
    await flow.resolve('confirm', DECLINED);
    flow.send('CARD_COMPLETED');
    expect(flow.problem()).toMatchObject({ message: DECLINED.message });
  });
});

describe('§4 PAYMENT: a completed card', () => {
  it('changes nothing if there is no problem', async () => {
    const flow = await startFilling();
    flow.send('CARD_COMPLETED');
    expect([flow.state(), flow.problem()]).toEqual(['filling', null]);
  });

  it('is sent without the problem of the last attempt', async () => {
    const flow = await startFilling();
    flow.send('SAVE');
    await flow.resolve('confirm', INCOMPLETE);
    flow.send('SAVE');
    expect([flow.state(), flow.problem()]).toEqual(['confirming', null]);
  });
});

describe('D9 Payment texts: the form is unavailable', () => {
  it('shows a problem if creating the intent fails, and Try again creates one', async () => {
    const flow = start();
    await flow.reject('createIntent');
    expect(flow.problem()).toEqual({ kind: 'noIntent' });
    flow.send('TRY_AGAIN', 'TRY_AGAIN');
    expect(flow.getRequests('createIntent')).toHaveLength(2);
  });

  it.each([
    { ...intent, clientSecret: null },
    { ...intent, stripeConnectAccountId: '' },
  ])('rejects the incomplete intent %j', async (response) => {
    const flow = start();
    await flow.resolve('createIntent', response);
    expect(flow.state()).toBe('formUnavailable');
    expect(flow.problem()).toEqual({ kind: 'unusableIntent' });
  });

  it('creates no second intent if only the script failed to load', async () => {
    const flow = start();
    await flow.resolve('createIntent', intent);
    await flow.reject('loadProvider');
    expect(flow.problem()).toEqual({ kind: 'notLoaded' });
    expect(flow.emitted).toEqual(['FORM_NOT_LOADED']);
    flow.send('TRY_AGAIN');
    await flow.resolve('loadProvider');
    expect(flow.problem()).toBeNull();
    expect(flow.state()).toBe('mountingForm');
    expect(flow.getRequests('createIntent')).toHaveLength(1);
  });

  it('reads the status of an intent whose form failed to load', async () => {
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

  it('sends no request without a key for the provider', () => {
    const flow = start({ isConfigured: false });
    expect([flow.state(), flow.problem()]).toEqual(['notConfigured', { kind: 'notLoaded' }]);
    expect(flow.requests).toHaveLength(0);
  });

  it('reports that it is too early to save until the form is ready', async () => {
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

describe('§4 PAYMENT: no second card after a lost response', () => {
  it('reads the status first, and ends if the card was saved', async () => {
    const flow = await startUnconfirmed();
    expect(flow.problem()).toEqual({ kind: 'notSaved' });
    flow.send('SAVE', 'SAVE');
    expect(flow.getRequests('readIntent')).toHaveLength(1);
    await flow.resolve('readIntent', { status: 'saved' });
    expect(flow.state()).toBe('saved');
    expect(flow.getRequests('confirm')).toHaveLength(1);
  });

  it('sends no card while the status of the last one is unknown', async () => {
    const flow = await startUnconfirmed();
    flow.send('SAVE');
    await flow.reject('readIntent');
    expect(flow.state()).toBe('filling');
    expect(flow.problem()).toEqual({ kind: 'notSaved' });
    flow.send('SAVE');
    await flow.resolve('readIntent', NOTHING_YET);
    expect(flow.getRequests('confirm')).toHaveLength(2);
  });

  it('creates a new intent if this one has expired, and shows that the card was not saved', async () => {
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

  it('aborts the confirmation if the step is left, and reads the status before the next one', async () => {
    const flow = await startFilling();
    flow.send('SAVE', 'STEP_HIDDEN');
    await flushPromises();
    expect(flow.getRequests('confirm')[0]?.signal.aborted).toBe(true);
    flow.send('STEP_SHOWN');
    await flow.resolve('readIntent', NOTHING_YET);
    flow.send('FORM_READY', 'SAVE');
    expect(flow.state()).toBe('verifying');
    expect(flow.getRequests('createIntent')).toHaveLength(1);
  });

  it('starts with the status of a stored intent, after a reload or a visit to the bank', async () => {
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
