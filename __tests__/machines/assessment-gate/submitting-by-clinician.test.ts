/** @jest-environment node */
import { outline, overdue, startTaking } from './start-taking';

describe('a failed submit on a clinician’s device', () => {
  const clinician = { appContext: 'clinician_app', requestedIds: ['gad-7'] } as const;

  async function startClinician(assigned: ReturnType<typeof overdue> | null) {
    const taking = startTaking(clinician);
    if (assigned === null) await taking.ports.reject('loadAssigned');
    else await taking.ports.resolve('loadAssigned', assigned);
    await taking.ports.resolve('loadDefinitions', [outline('gad-7')]);
    taking.answer('gad-7');
    taking.press('SUBMIT');
    return taking;
  }

  it('is sent again without loading the list if the ids were never assigned', async () => {
    const { ports, state, press } = await startClinician(overdue('phq-9'));
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('loadAssigned')).toHaveLength(1);
  });

  it('counts as received if its assessments are no longer assigned', async () => {
    const { ports, state, press } = await startClinician(overdue('gad-7'));
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadAssigned', []);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(ports.getRequests('submit')).toHaveLength(1);
  });

  it('loads the list before the first submit if it could not be loaded before, to compare with later', async () => {
    const { ports, state, press } = await startClinician(null);
    expect(state().matches({ LOADING: 'reloadingAssigned' })).toBe(true);
    await ports.resolve('loadAssigned', overdue('gad-7'));
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    await ports.reject('submit');

    press('SUBMIT');
    await ports.resolve('loadAssigned', []);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(ports.getRequests('submit')).toHaveLength(1);
  });

  it('sends an id that is missing from a list loaded before the first submit', async () => {
    const { ports, state } = await startClinician(null);
    await ports.resolve('loadAssigned', overdue('phq-9'));
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.requests.at(-1)?.input).toMatchObject({ assessments: [{ id: 'gad-7' }] });
  });

  it('counts only assigned ids as received, and sends the others again', async () => {
    const ids = ['gad-7', 'sleep'];
    const { ports, answer, press } = startTaking({ ...clinician, requestedIds: ids });
    await ports.resolve('loadAssigned', overdue('gad-7'));
    await ports.resolve(
      'loadDefinitions',
      ids.map((id) => outline(id)),
    );
    answer('gad-7');
    press('NEXT');
    answer('sleep');
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadAssigned', []);
    expect(ports.requests.at(-1)?.input).toMatchObject({ assessments: [{ id: 'sleep' }] });
  });

  it('sends the submit even if the list can never be loaded', async () => {
    const { ports, state, context, press } = await startClinician(null);
    await ports.reject('loadAssigned');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(context().failure).toBeNull();
    await ports.reject('submit');
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);

    press('SUBMIT');
    await ports.reject('loadAssigned');
    await ports.resolve('submit');
    expect(state().matches('SUBMITTED')).toBe(true);
  });
});
