/** @jest-environment node */
import { failure } from '../../support/control-ports';
import { outline, overdue, startOn, startTaking, upcoming } from './start-taking';

describe('§4 assessment taking: LOADING', () => {
  it('lasts while the assigned list is read, and then the definitions', async () => {
    const { ports, state } = startTaking();
    expect(state().matches({ LOADING: 'loadingAssigned' })).toBe(true);
    expect(ports.calls).toMatchObject([{ port: 'loadAssigned', input: { isFresh: false } }]);

    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    expect(state().matches({ LOADING: 'loadingDefinitions' })).toBe(true);
    expect(state().hasTag('loading')).toBe(true);
    expect(ports.calls.at(-1)).toMatchObject({
      port: 'loadDefinitions',
      input: { ids: ['phq-9', 'gad-7'] },
    });

    await ports.resolve('loadDefinitions', [outline('phq-9'), outline('gad-7')]);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(state().hasTag('loading')).toBe(false);
  });
});

describe('§4 assessment taking: which assessments are takeable', () => {
  it('the overdue ones, in the order of the list', async () => {
    const { ports, context } = startTaking();
    await ports.resolve('loadAssigned', [
      ...overdue('gad-7'),
      ...upcoming('sleep'),
      ...overdue('phq-9'),
    ]);
    expect(ports.calls.at(-1)?.input).toEqual({ ids: ['gad-7', 'phq-9'] });
    await ports.resolve('loadDefinitions', [outline('phq-9'), outline('sleep'), outline('gad-7')]);
    expect(context().outlines.map(({ id }) => id)).toEqual(['gad-7', 'phq-9']);
  });

  it('those alone that the link names, where it names any', async () => {
    const { ports, context } = startTaking({ requestedIds: ['phq-9', 'stranger'] });
    await ports.resolve('loadAssigned', overdue('gad-7', 'phq-9'));
    // Known from the link, so they can be asked for before the assigned list is there.
    expect(ports.calls.at(-1)?.input).toEqual({ ids: ['phq-9', 'stranger'] });
    await ports.resolve('loadDefinitions', [outline('phq-9'), outline('stranger')]);
    expect(context().outlines.map(({ id }) => id)).toEqual(['phq-9']);
  });

  it('each once, however often the list or the link names it', async () => {
    const listed = startTaking();
    await listed.ports.resolve('loadAssigned', overdue('phq-9', 'phq-9'));
    expect(listed.ports.calls.at(-1)?.input).toEqual({ ids: ['phq-9'] });
    await listed.ports.resolve('loadDefinitions', [outline('phq-9'), outline('phq-9')]);
    expect(listed.context().outlines).toHaveLength(1);

    const linked = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7', 'phq-9', 'gad-7'],
    });
    await linked.ports.resolve('loadAssigned', []);
    await linked.ports.resolve('loadDefinitions', [outline('phq-9'), outline('gad-7')]);
    expect(linked.context().outlines.map(({ id }) => id)).toEqual(['gad-7', 'phq-9']);
  });

  it('on a clinician’s device, all that are assigned', async () => {
    const { ports, state } = startTaking({ appContext: 'clinician_app' });
    await ports.resolve('loadAssigned', [...upcoming('sleep'), ...overdue('phq-9')]);
    expect(ports.calls.at(-1)?.input).toEqual({ ids: ['sleep', 'phq-9'] });
    await ports.resolve('loadDefinitions', [outline('sleep'), outline('phq-9')]);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });

  it('on a clinician’s device, the ids of the link as they are, assigned or not', async () => {
    const { ports, context } = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7', 'phq-9'],
    });
    await ports.resolve('loadAssigned', overdue('phq-9', 'sleep'));
    expect(ports.calls.at(-1)?.input).toEqual({ ids: ['gad-7', 'phq-9'] });
    await ports.resolve('loadDefinitions', [outline('gad-7'), outline('phq-9')]);
    expect(context().outlines.map(({ id }) => id)).toEqual(['gad-7', 'phq-9']);
  });

  it('on a clinician’s device, named ids do without the assigned list', async () => {
    const { ports, state, context } = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7'],
    });
    await ports.reject('loadAssigned');
    expect(state().matches({ LOADING: 'loadingDefinitions' })).toBe(true);
    await ports.resolve('loadDefinitions', [outline('gad-7')]);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context().failure).toBeNull();
  });

  it('a definition that does not come is left out', async () => {
    const { ports, context } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    await ports.resolve('loadDefinitions', [outline('gad-7')]);
    expect(context().outlines.map(({ id }) => id)).toEqual(['gad-7']);
  });
});

describe('§4 assessment taking: ASSIGNED_NO_TAKEABLE', () => {
  it("stands where none are overdue, and 'Take assessment anyway' makes all of them takeable", async () => {
    const { ports, state, press } = startTaking();
    await ports.resolve('loadAssigned', upcoming('phq-9', 'gad-7'));
    expect(state().matches('ASSIGNED_NO_TAKEABLE')).toBe(true);
    expect(ports.getRequests('loadDefinitions')).toHaveLength(0);

    press('TAKE_ANYWAY');
    expect(state().matches({ LOADING: 'loadingDefinitions' })).toBe(true);
    expect(ports.calls.at(-1)?.input).toEqual({ ids: ['phq-9', 'gad-7'] });
    await ports.resolve('loadDefinitions', [outline('phq-9'), outline('gad-7')]);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });

  it("'Take assessment anyway' takes those alone that the link names", async () => {
    const { ports, context, press } = startTaking({ requestedIds: ['phq-9'] });
    await ports.resolve('loadAssigned', [...upcoming('phq-9'), ...overdue('gad-7')]);
    press('TAKE_ANYWAY');
    await ports.resolve('loadDefinitions', [outline('phq-9')]);
    expect(context().outlines.map(({ id }) => id)).toEqual(['phq-9']);
  });

  it('the choice to take them anyway outlasts a definition call that fails', async () => {
    const { ports, state, press } = startTaking();
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    press('TAKE_ANYWAY');
    await ports.reject('loadDefinitions');
    press('TRY_AGAIN');
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    await ports.resolve('loadDefinitions', [outline('phq-9')]);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });
});

describe('§4 assessment taking: NONE_ASSIGNED', () => {
  it('stands where nothing is assigned', async () => {
    const { ports, state } = startTaking();
    await ports.resolve('loadAssigned', []);
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
    expect(ports.getRequests('loadDefinitions')).toHaveLength(0);
  });

  it('stands where the link names what is not assigned', async () => {
    const { ports, state } = startTaking({ requestedIds: ['gad-7'] });
    await ports.resolve('loadAssigned', overdue('phq-9'));
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
  });

  it.each([
    ['come back empty', []],
    ['are of other assessments', [outline('gad-7')]],
  ])('stands where the definitions %s', async (_, definitions) => {
    const { ports, state } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', definitions);
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
  });

  it.each([null, []])('stands for a clinician with nothing to load (ids: %j)', async (ids) => {
    const { ports, state } = startTaking({ appContext: 'clinician_app', requestedIds: ids });
    await ports.resolve('loadAssigned', []);
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
  });
});

describe('a load that fails', () => {
  it('of the assigned list shows why, and Try again reads it once more', async () => {
    const { ports, state, context, press } = startTaking();
    await ports.reject('loadAssigned', failure({ reason: 'offline' }));
    expect(state().matches('failed')).toBe(true);
    expect(context().failure).toEqual({ reason: 'offline', message: null });

    press('TRY_AGAIN');
    expect(state().matches({ LOADING: 'loadingAssigned' })).toBe(true);
    expect(context().failure).toBeNull();
    await ports.reject('loadAssigned');
    expect(state().matches('failed')).toBe(true);

    press('TRY_AGAIN');
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    expect(state().matches('ASSIGNED_NO_TAKEABLE')).toBe(true);
  });

  it('of the definitions shows why, and Try again starts over', async () => {
    const { ports, state, press } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.reject('loadDefinitions', failure({ message: 'Closed today.' }));
    expect(state().context.failure).toEqual({ reason: 'server', message: 'Closed today.' });

    press('TRY_AGAIN');
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    await ports.resolve('loadDefinitions', [outline('phq-9'), outline('gad-7')]);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(state().context.outlines).toHaveLength(2);
  });

  it('of the list stops a clinician whose link names nothing', async () => {
    const { ports, state } = startTaking({ appContext: 'clinician_app' });
    await ports.reject('loadAssigned');
    expect(state().matches('failed')).toBe(true);
  });

  it('of a clinician’s definitions can be tried again without the list', async () => {
    const { ports, state, press } = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7'],
    });
    await ports.reject('loadAssigned');
    await ports.reject('loadDefinitions');
    expect(state().matches('failed')).toBe(true);
    press('TRY_AGAIN');
    await ports.reject('loadAssigned');
    await ports.resolve('loadDefinitions', [outline('gad-7')]);
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });

  it('leaves no press of another screen an effect', () => {
    const { ports, gate, state, answer, press } = startTaking();
    for (const type of ['SUBMIT', 'NEXT', 'BACK', 'DONE', 'TAKE_ANYWAY', 'TRY_AGAIN'] as const) {
      press(type);
    }
    answer('phq-9');
    expect(state().matches({ LOADING: 'loadingAssigned' })).toBe(true);
    expect(ports.calls).toHaveLength(1);
    gate.stop();
    expect(ports.calls).toMatchObject([{ signal: { aborted: true } }]);
  });
});

describe('a flow that is open', () => {
  it('keeps to what it began with', async () => {
    const { state, press } = await startOn(['phq-9']);
    press('TRY_AGAIN');
    press('TAKE_ANYWAY');
    press('DONE');
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });
});
