/** @jest-environment node */
import { failure } from '../../support/control-ports';
import { summary, overdue, startOn, startTaking, upcoming } from './start-taking';

describe('§4 assessment taking: LOADING', () => {
  it('loads the assigned list, then the definitions', async () => {
    const { ports, state } = startTaking();
    expect(state().matches({ LOADING: 'loadingAssigned' })).toBe(true);
    expect(state().hasTag('loading')).toBe(true);
    expect(ports.requests).toMatchObject([{ port: 'loadAssigned' }]);

    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    expect(state().matches({ LOADING: 'loadingDefinitions' })).toBe(true);
    expect(state().hasTag('loading')).toBe(true);
    expect(ports.requests.at(-1)).toMatchObject({
      port: 'loadDefinitions',
      input: { ids: ['phq-9', 'gad-7'] },
    });

    await ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('gad-7')],
      reloaded: null,
    });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(state().hasTag('loading')).toBe(false);
    expect(state().hasTag('taking')).toBe(true);
  });
});

describe('§4 assessment taking: the takeable assessments', () => {
  it('are the overdue ones, in the order of the list', async () => {
    const { ports, context } = startTaking();
    await ports.resolve('loadAssigned', [
      ...overdue('gad-7'),
      ...upcoming('sleep'),
      ...overdue('phq-9'),
    ]);
    expect(ports.requests.at(-1)?.input).toEqual({ ids: ['gad-7', 'phq-9'], draft: null });
    await ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('sleep'), summary('gad-7')],
      reloaded: null,
    });
    expect(context().forms.map(({ id }) => id)).toEqual(['gad-7', 'phq-9']);
  });

  it('are only those that the link names, if it names any', async () => {
    const { ports, context } = startTaking({ requestedIds: ['phq-9', 'unassigned'] });
    await ports.resolve('loadAssigned', overdue('gad-7', 'phq-9'));
    // The link names them, so their request does not depend on the assigned list.
    expect(ports.requests.at(-1)?.input).toEqual({ ids: ['phq-9', 'unassigned'], draft: null });
    await ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('unassigned')],
      reloaded: null,
    });
    expect(context().forms.map(({ id }) => id)).toEqual(['phq-9']);
  });

  it('contain no duplicates, even if the list or the link does', async () => {
    const listed = startTaking();
    await listed.ports.resolve('loadAssigned', overdue('phq-9', 'phq-9'));
    expect(listed.ports.requests.at(-1)?.input).toEqual({ ids: ['phq-9'], draft: null });
    await listed.ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('phq-9')],
      reloaded: null,
    });
    expect(listed.context().forms).toHaveLength(1);

    const linked = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7', 'phq-9', 'gad-7'],
    });
    await linked.ports.resolve('loadAssigned', []);
    await linked.ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('gad-7')],
      reloaded: null,
    });
    expect(linked.context().forms.map(({ id }) => id)).toEqual(['gad-7', 'phq-9']);
  });

  it('are all assigned ones on a clinician’s device', async () => {
    const { ports, state } = startTaking({ appContext: 'clinician_app' });
    await ports.resolve('loadAssigned', [...upcoming('sleep'), ...overdue('phq-9')]);
    expect(ports.requests.at(-1)?.input).toEqual({ ids: ['sleep', 'phq-9'], draft: null });
    await ports.resolve('loadDefinitions', {
      forms: [summary('sleep'), summary('phq-9')],
      reloaded: null,
    });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });

  it('are the ids of the link on a clinician’s device, assigned or not', async () => {
    const { ports, context } = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7', 'phq-9'],
    });
    await ports.resolve('loadAssigned', overdue('phq-9', 'sleep'));
    expect(ports.requests.at(-1)?.input).toEqual({ ids: ['gad-7', 'phq-9'], draft: null });
    await ports.resolve('loadDefinitions', {
      forms: [summary('gad-7'), summary('phq-9')],
      reloaded: null,
    });
    expect(context().forms.map(({ id }) => id)).toEqual(['gad-7', 'phq-9']);
  });

  it('are the ids of the link on a clinician’s device, even if the assigned list cannot be loaded', async () => {
    const { ports, state, context } = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7'],
    });
    await ports.reject('loadAssigned');
    expect(state().matches({ LOADING: 'loadingDefinitions' })).toBe(true);
    await ports.resolve('loadDefinitions', { forms: [summary('gad-7')], reloaded: null });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context().failure).toBeNull();
  });

  it('exclude an assessment whose definition is missing', async () => {
    const { ports, context } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    await ports.resolve('loadDefinitions', { forms: [summary('gad-7')], reloaded: null });
    expect(context().forms.map(({ id }) => id)).toEqual(['gad-7']);
  });
});

describe('§4 assessment taking: ASSIGNED_NO_TAKEABLE', () => {
  it("is shown if none are overdue, and 'Take assessment anyway' makes all of them takeable", async () => {
    // §4.assessments.8
    const { ports, state, press } = startTaking();
    await ports.resolve('loadAssigned', upcoming('phq-9', 'gad-7'));
    expect(state().matches('ASSIGNED_NO_TAKEABLE')).toBe(true);
    expect(ports.getRequests('loadDefinitions')).toHaveLength(0);

    press('TAKE_ANYWAY');
    expect(state().matches({ LOADING: 'loadingDefinitions' })).toBe(true);
    expect(ports.requests.at(-1)?.input).toEqual({ ids: ['phq-9', 'gad-7'], draft: null });
    await ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('gad-7')],
      reloaded: null,
    });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });

  it("'Take assessment anyway' takes only those that the link names", async () => {
    const { ports, context, press } = startTaking({ requestedIds: ['phq-9'] });
    await ports.resolve('loadAssigned', [...upcoming('phq-9'), ...overdue('gad-7')]);
    press('TAKE_ANYWAY');
    await ports.resolve('loadDefinitions', { forms: [summary('phq-9')], reloaded: null });
    expect(context().forms.map(({ id }) => id)).toEqual(['phq-9']);
  });

  it("keeps the choice 'Take assessment anyway' after a failed definitions request", async () => {
    const { ports, state, press } = startTaking();
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    press('TAKE_ANYWAY');
    await ports.reject('loadDefinitions');
    press('TRY_AGAIN');
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    await ports.resolve('loadDefinitions', { forms: [summary('phq-9')], reloaded: null });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });
});

describe('§4 assessment taking: NONE_ASSIGNED', () => {
  it('is shown if nothing is assigned', async () => {
    const { ports, state } = startTaking();
    await ports.resolve('loadAssigned', []);
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
    expect(ports.getRequests('loadDefinitions')).toHaveLength(0);
  });

  it('is shown if the link names only assessments that are not assigned', async () => {
    const { ports, state } = startTaking({ requestedIds: ['gad-7'] });
    await ports.resolve('loadAssigned', overdue('phq-9'));
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
  });

  it.each([
    ['are empty', []],
    ['belong to other assessments', [summary('gad-7')]],
  ])('is shown if the definitions %s', async (_, definitions) => {
    const { ports, state } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', { forms: definitions, reloaded: null });
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
  });

  it.each([null, []])('is shown to a clinician with nothing to load (ids: %j)', async (ids) => {
    const { ports, state } = startTaking({ appContext: 'clinician_app', requestedIds: ids });
    await ports.resolve('loadAssigned', []);
    expect(state().matches('NONE_ASSIGNED')).toBe(true);
  });
});

describe('a failed load', () => {
  it('of the assigned list shows the reason, and Try again loads the list again', async () => {
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

  it('of the definitions shows the reason, and Try again starts from the assigned list', async () => {
    const { ports, state, press } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.reject('loadDefinitions', failure({ message: 'Closed today.' }));
    expect(state().context.failure).toEqual({ reason: 'server', message: 'Closed today.' });

    press('TRY_AGAIN');
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    await ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('gad-7')],
      reloaded: null,
    });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(state().context.forms).toHaveLength(2);
  });

  it.each([
    ['a clinician whose link names no assessments', { appContext: 'clinician_app' }],
    ['a patient whose link names some', { requestedIds: ['phq-9'] }],
  ] as const)('of the assigned list stops %s', async (_, input) => {
    const { ports, state } = startTaking(input);
    await ports.reject('loadAssigned');
    expect(state().matches('failed')).toBe(true);
  });

  it('of a clinician’s definitions can be retried without the assigned list', async () => {
    const { ports, state, press } = startTaking({
      appContext: 'clinician_app',
      requestedIds: ['gad-7'],
    });
    await ports.reject('loadAssigned');
    await ports.reject('loadDefinitions');
    expect(state().matches('failed')).toBe(true);
    press('TRY_AGAIN');
    await ports.reject('loadAssigned');
    await ports.resolve('loadDefinitions', { forms: [summary('gad-7')], reloaded: null });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });

  it('has no effect on events of other screens, and is aborted when the flow stops', () => {
    const { ports, gate, state, answer, press } = startTaking();
    for (const type of ['SUBMIT', 'NEXT', 'BACK', 'DONE', 'TAKE_ANYWAY', 'TRY_AGAIN'] as const) {
      press(type);
    }
    answer('phq-9');
    expect(state().matches({ LOADING: 'loadingAssigned' })).toBe(true);
    expect(ports.requests).toHaveLength(1);
    gate.stop();
    expect(ports.requests).toMatchObject([{ signal: { aborted: true } }]);
  });
});

describe('a flow that has loaded', () => {
  it('ignores the events of other screens', async () => {
    const { state, press } = await startOn(['phq-9']);
    press('TRY_AGAIN');
    press('TAKE_ANYWAY');
    press('DONE');
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
  });
});
