/** @jest-environment node */
import { createActor } from 'xstate';
import { kioskIdentificationMachine } from '../../../machines/kiosk-identification/kiosk-identification.machine';
import { controlPorts, failure, flushPromises } from '../../support/control-ports';
import { identify, startAsking, startKiosk, typed } from './start-kiosk';

const rejection = failure({ reason: 'rejected', message: 'Not today.' });
const noContact = { phoneNumber: '', email: '' };
const nothingTyped = { ...noContact, lastName: '', dateOfBirth: '', medicalRecord: '' };

describe('§2 kiosk: loading the clinic', () => {
  it.each(['name_dob', 'mrn'] as const)(
    'comes first, and selects the flow %s',
    async (identifyFlow) => {
      const { ports, state } = startKiosk();
      expect(state().matches('loadingClinic')).toBe(true);
      expect(state().hasTag('loading')).toBe(true);
      expect(state().context.details).toEqual(nothingTyped);
      await ports.resolve('loadClinic', { organizationName: 'Lakeside', identifyFlow });
      expect(state().matches({ identifying: 'asking' })).toBe(true);
      expect(state().context).toMatchObject({ flow: identifyFlow, asksContact: false });
    },
  );

  it('stops at an unknown clinic', async () => {
    const { kiosk, ports, state } = startKiosk();
    await ports.resolve('loadClinic', null);
    expect(state().value).toBe('unknownClinic');
    kiosk.send({ type: 'TRY_AGAIN' });
    kiosk.send({ type: 'IDENTIFIED', details: typed });
    expect(state().value).toBe('unknownClinic');
    expect(ports.requests).toHaveLength(1);
  });

  it('can be tried again after a failure', async () => {
    const { kiosk, ports, state } = startKiosk();
    await ports.reject('loadClinic', failure({ reason: 'offline' }));
    expect(state().value).toBe('failed');
    expect(state().context.failure).toEqual({ reason: 'offline', message: null });
    kiosk.send({ type: 'TRY_AGAIN' });
    expect(state().matches('loadingClinic')).toBe(true);
    expect(state().context.failure).toBeNull();
    await ports.resolve('loadClinic', { organizationName: 'Lakeside', identifyFlow: 'mrn' });
    expect(state().matches({ identifying: 'asking' })).toBe(true);
  });
});

describe('§5 kiosk identify: the two flows', () => {
  it('sends only name and date of birth, not the values of other fields', async () => {
    // §5.kiosk.1
    const started = await startAsking();
    await identify(started, 'found', {
      medicalRecord: 'LS-1',
      phoneNumber: '(201) 555-0123',
      email: 'a@example.com',
    });
    const { lastName, dateOfBirth } = typed;
    expect(started.ports.getRequests('identify')).toMatchObject([
      { input: { identity: { flow: 'name_dob', lastName, dateOfBirth }, contact: noContact } },
    ]);
  });

  it('sends the record number', async () => {
    const started = await startAsking('mrn');
    await identify(started, 'found', { medicalRecord: 'LS-2002' });
    expect(started.ports.getRequests('identify')).toMatchObject([
      { input: { identity: { flow: 'mrn', medicalRecord: 'LS-2002' }, contact: noContact } },
    ]);
  });

  it('D9: switches to the other flow and back, and clears the problem', async () => {
    const started = await startAsking();
    await identify(started, 'notFound');
    const { kiosk, state } = started;
    kiosk.send({ type: 'FLOW_CHANGED' });
    expect(state().context).toMatchObject({ flow: 'mrn', problem: null, details: typed });
    kiosk.send({ type: 'FLOW_CHANGED' });
    expect(state().context).toMatchObject({ flow: 'name_dob', details: typed });
  });

  it('does not ask for a contact in the other flow until that needs more information', async () => {
    const started = await startAsking();
    await identify(started, 'moreInfoNeeded');
    started.kiosk.send({ type: 'FLOW_CHANGED' });
    expect(started.state().context.asksContact).toBe(false);
    await identify(started, 'moreInfoNeeded', { medicalRecord: 'LS-1' });
    expect(started.state().context).toMatchObject({ asksContact: true, problem: null });
  });

  it('ignores a switch and a second press during the lookup', async () => {
    const { kiosk, ports, state } = await startAsking();
    kiosk.send({ type: 'IDENTIFIED', details: typed });
    kiosk.send({ type: 'IDENTIFIED', details: { ...typed, lastName: 'Other' } });
    kiosk.send({ type: 'FLOW_CHANGED' });
    expect(state().matches({ identifying: 'lookingUp' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(state().context.flow).toBe('name_dob');
    expect(ports.getRequests('identify')).toHaveLength(1);
  });
});

describe('§8 kiosk: results of the lookup', () => {
  it('ends with the user id, and clears the input', async () => {
    const started = await startAsking();
    await identify(started, 'found');
    const { context, status, value } = started.state();
    expect({ value, status }).toEqual({ value: 'matched', status: 'done' });
    expect(started.state().hasTag('busy')).toBe(true);
    expect(context.userId).toBe('kai');
    expect(JSON.stringify(context)).not.toMatch(/Okafor|1990/);
  });

  it('asks for phone or email if more information is needed, without a message', async () => {
    const started = await startAsking();
    await identify(started, 'moreInfoNeeded');
    expect(started.state().matches({ identifying: 'asking' })).toBe(true);
    expect(started.state().context).toMatchObject({ asksContact: true, problem: null });
  });

  it('shows a message from the second time that more information is needed', async () => {
    const started = await startAsking();
    await identify(started, 'moreInfoNeeded');
    for (const phoneNumber of ['(201) 555-0123', '(201) 555-0124']) {
      await identify(started, 'moreInfoNeeded', { phoneNumber });
      expect(started.state().context.problem).toEqual({ kind: 'stillAmbiguous' });
    }
    started.kiosk.send({ type: 'IDENTIFIED', details: typed });
    expect(started.state().context.problem).toBeNull();
  });

  it.each([
    ['a phone number', { phoneNumber: '(201) 555-0123' }],
    ['an email', { email: 'a@example.com' }],
    ['both', { phoneNumber: '(201) 555-0123', email: 'a@example.com' }],
  ])('sends %s once the screen asks for it', async (_, contact) => {
    const started = await startAsking();
    await identify(started, 'moreInfoNeeded');
    await identify(started, 'found', contact);
    expect(started.ports.getRequests('identify')[1]).toMatchObject({
      input: { contact: { ...noContact, ...contact } },
    });
  });

  it.each([
    ['email', { phoneNumber: '1' }, { phoneNumber: '1', email: 'b' }, { email: 'b' }],
    ['phone', { email: 'a' }, { phoneNumber: '2', email: 'a' }, { phoneNumber: '2' }],
  ])('replaces the tried contact after "try using %s instead"', async (_, first, second, sent) => {
    const started = await startAsking();
    await identify(started, 'moreInfoNeeded');
    await identify(started, 'moreInfoNeeded', first);
    await identify(started, 'found', second);
    expect(started.ports.getRequests('identify')[2]).toMatchObject({
      input: { contact: { ...noContact, ...sent } },
    });
  });

  it.each([
    ['phone number', { email: '' }],
    ['email', { phoneNumber: '' }],
  ])('sends the %s alone again once the other contact is cleared', async (_, cleared) => {
    const started = await startAsking();
    const both = { phoneNumber: '1', email: 'a' };
    await identify(started, 'moreInfoNeeded');
    await identify(started, 'moreInfoNeeded', both);
    await identify(started, 'found', { ...both, ...cleared });
    expect(started.ports.getRequests('identify')[2]).toMatchObject({
      input: { contact: { ...both, ...cleared } },
    });
  });

  it('shows that there is no match, and keeps the input', async () => {
    const started = await startAsking();
    await identify(started, 'notFound');
    expect(started.state().matches({ identifying: 'asking' })).toBe(true);
    expect(started.state().context).toMatchObject({
      problem: { kind: 'noMatch' },
      details: typed,
    });
  });

  it('keeps the input after a failed request, and can be retried', async () => {
    const { kiosk, ports, state } = await startAsking();
    kiosk.send({ type: 'IDENTIFIED', details: typed });
    await ports.reject('identify', rejection);
    expect(state().context).toMatchObject({
      details: typed,
      problem: { kind: 'failed', failure: { reason: 'rejected', message: 'Not today.' } },
    });
    kiosk.send({ type: 'IDENTIFIED', details: typed });
    await ports.resolve('identify', { status: 'found', userId: 'kai' });
    expect(state().value).toBe('matched');
  });
});

describe('the ports of the kiosk', () => {
  it.each(['loadClinic', 'identify'])(
    'stop the machine with their name if they have no implementation: %s',
    async (missing) => {
      const ports = controlPorts(kioskIdentificationMachine, { without: missing });
      const kiosk = createActor(ports.machine);
      let stoppedBy: unknown = 'nothing';
      kiosk.subscribe({ error: (error) => (stoppedBy = error) });
      kiosk.start();
      if (missing === 'identify') {
        await ports.resolve('loadClinic', { organizationName: 'L', identifyFlow: 'mrn' });
        kiosk.send({ type: 'IDENTIFIED', details: typed });
      }
      await flushPromises();
      expect(String(stoppedBy)).toMatch(`The port "${missing}" has no implementation.`);
    },
  );

  it('abort the lookup when the kiosk stops, and a late response has no effect', async () => {
    const { kiosk, ports, state } = await startAsking();
    kiosk.send({ type: 'IDENTIFIED', details: typed });
    kiosk.stop();
    expect(ports.getRequests('identify')).toMatchObject([{ signal: { aborted: true } }]);
    await ports.resolve('identify', { status: 'found', userId: 'kai' });
    expect(state().context.userId).toBeNull();
  });
});
