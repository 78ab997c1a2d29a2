/** @jest-environment node */
import { getOutcome } from './get-outcome';
import type { Scenario } from './scenario.types';

const query: Scenario = {
  name: 'read',
  request: 'safety-net',
  covers: ['getSafetyNet'],
  kind: 'query',
  session: 'none',
  start: { userId: 'ada', path: '/' },
  done: { text: 'done' },
};
const command: Scenario = { ...query, kind: 'command' };

describe('what must follow a fault', () => {
  it('D9: a query is retried once without the user if there is no response or a 5xx', () => {
    expect(getOutcome(query, 'refused', 'once')).toEqual({ kind: 'done' });
    expect(getOutcome(query, '500', 'once')).toEqual({ kind: 'done' });
    expect(getOutcome(query, '500', 'always')).toEqual({ kind: 'error' });
    expect(getOutcome(query, 'hang', 'once')).toEqual({ kind: 'error' });
    expect(getOutcome(command, '500', 'once')).toEqual({ kind: 'error' });
  });

  it('§8: a 401 of a session is answered by a refresh, and one that stays ends the session', () => {
    const signedIn: Scenario = { ...command, session: 'account' };
    expect(getOutcome(signedIn, '401', 'once')).toEqual({ kind: 'done' });
    expect(getOutcome(signedIn, '401', 'always')).toMatchObject({ kind: 'screen' });
    expect(getOutcome(command, '401', 'always')).toEqual({ kind: 'error' });
  });

  it('late scripts change nothing, and a reload sends what the page needs again', () => {
    expect(getOutcome(command, 'late-scripts', 'always')).toEqual({ kind: 'done' });
    expect(getOutcome(command, 'reload-lost', 'once')).toEqual({ kind: 'done' });
  });

  it('a body that nobody reads may be anything but a page of a proxy', () => {
    const ignoring: Scenario = { ...command, isBodyIgnored: true };
    expect(getOutcome(ignoring, 'malformed', 'once')).toEqual({ kind: 'done' });
    expect(getOutcome(ignoring, 'portal', 'once')).toEqual({ kind: 'error' });
  });

  it('a scenario may declare another outcome for a fault, or for one of its durations', () => {
    const shows = { text: 'There' };
    const declaring: Scenario = {
      ...command,
      outcomes: { 404: { kind: 'screen', shows }, 'lost once': { kind: 'done' } },
    };
    expect(getOutcome(declaring, '404', 'always')).toEqual({ kind: 'screen', shows });
    expect(getOutcome(declaring, 'lost', 'once')).toEqual({ kind: 'done' });
    expect(getOutcome(declaring, 'lost', 'always')).toEqual({ kind: 'error' });
  });
});
