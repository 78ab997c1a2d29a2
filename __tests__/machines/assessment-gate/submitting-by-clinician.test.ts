/** @jest-environment node */
import { summary, overdue, startTaking } from './start-taking';

describe('a failed submit on a clinician’s device', () => {
  const clinician = { appContext: 'clinician_app', requestedIds: ['gad-7'] } as const;

  async function startClinician(assigned: ReturnType<typeof overdue> | null) {
    const taking = startTaking(clinician);
    if (assigned === null) await taking.ports.reject('loadAssigned');
    else await taking.ports.resolve('loadAssigned', assigned);
    await taking.ports.resolve('loadDefinitions', { forms: [summary('gad-7')], reloaded: null });
    taking.answer('gad-7');
    taking.press('SUBMIT');
    return taking;
  }

  it('is sent again without loading the list if the ids were never assigned', async () => {
    const { ports, state, press } = await startClinician(overdue('phq-9'));
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('loadStatuses')).toEqual([]);
  });

  it('counts as received if its assessments are no longer assigned', async () => {
    const { ports, state, press } = await startClinician(overdue('gad-7'));
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', []);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(ports.getRequests('submit')).toHaveLength(1);
  });

  it('D9 is sent again as it was, without reading the list, if that never named one of the ids', async () => {
    const ids = ['gad-7', 'sleep'];
    const { ports, answer, press } = startTaking({ ...clinician, requestedIds: ids });
    await ports.resolve('loadAssigned', overdue('gad-7'));
    await ports.resolve('loadDefinitions', {
      forms: ids.map((id) => summary(id)),
      reloaded: null,
    });
    answer('gad-7');
    press('NEXT');
    answer('sleep');
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    expect(ports.getRequests('loadStatuses')).toEqual([]);
    const [first, second] = ports.getRequests('submit');
    expect(second?.input).toEqual(first?.input);
  });

  it('D9 is sent, and sent again, without the list if that could not be loaded', async () => {
    const { ports, state, press } = await startClinician(null);
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('loadStatuses')).toEqual([]);
  });
});
