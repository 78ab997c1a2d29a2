/** @jest-environment node */
import { SCENARIOS } from './all-scenarios';
import { findMissingEndpoints, REQUESTS, UNUSED_ENDPOINTS } from './find-missing-endpoints';

describe('the scenarios of the fault matrix', () => {
  it('cover every request of the API', () => {
    expect(findMissingEndpoints(SCENARIOS)).toEqual([]);
  });

  it('are reported as missing for a request that none of them covers', () => {
    const others = SCENARIOS.filter(({ covers }) => !covers.includes('submitAssessments'));
    expect(findMissingEndpoints(others)).toEqual(['submitAssessments']);
  });

  it('cover only requests that exist', () => {
    const named = [...SCENARIOS.flatMap(({ covers }) => covers), ...Object.keys(UNUSED_ENDPOINTS)];
    expect(named.filter((name) => !REQUESTS.includes(name))).toEqual([]);
  });

  it('have names of their own', () => {
    const names = SCENARIOS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
