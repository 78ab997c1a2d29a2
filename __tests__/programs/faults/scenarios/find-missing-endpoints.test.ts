/** @jest-environment node */
import { SCENARIOS } from './all-scenarios';
import { findMissingEndpoints, listApiRequests, UNUSED_ENDPOINTS } from './find-missing-endpoints';

describe('the scenarios of the fault matrix', () => {
  it('cover every request of the API', async () => {
    expect(await findMissingEndpoints(SCENARIOS)).toEqual([]);
  });

  it('are reported as missing for a request that none of them covers', async () => {
    const others = SCENARIOS.filter(({ covers }) => !covers.includes('submitAssessments'));
    expect(await findMissingEndpoints(others)).toEqual(['submitAssessments']);
  });

  it('cover only requests that exist', async () => {
    const requests = await listApiRequests();
    const named = [...SCENARIOS.flatMap(({ covers }) => covers), ...Object.keys(UNUSED_ENDPOINTS)];
    expect(named.filter((name) => !requests.includes(name))).toEqual([]);
  });

  it('have names of their own', () => {
    const names = SCENARIOS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
