import fc from 'fast-check';
import { assessmentsApi } from '../../src/api/assessments.api';
import { safetyNetApi } from '../../src/api/safety-net.api';
import { toResourceLink } from '../../src/features/safety-net/resource-link';
import { shorten } from '../api/support/json-paths';
import { openTab } from '../api/support/open-tab';
import { createSampleReader } from '../api/support/read-sample';
import { SAMPLES } from '../api/support/samples';
import { allowConsole } from '../support/fail-on-console';
import { anyJson, withOddParts } from './arbitraries';

const UNCACHED = { subscribe: false, forceRefetch: true } as const;
const { getSafetyNet } = safetyNetApi.endpoints;
const { getAssignedAssessments } = assessmentsApi.endpoints;

/** Opens a tab with a server that responds with whatever `setBody` was given last. */
function open() {
  allowConsole(/does not have the expected shape/);
  let body: unknown;
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body)));
  return { ...openTab(null), setBody: (next: unknown) => (body = next) };
}

const lifeline = { displayText: 'Lifeline', type: 'call', value: '988' };
const phq9 = { isOverdue: true, assessment: { id: 'phq-9', name: 'PHQ-9' } };

describe('§8 lists with one odd item', () => {
  it('§8: whatever one resource of a safety net is, the other is shown, and each has a name', async () => {
    const { store, setBody } = open();
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, withOddParts(lifeline)), async (odd) => {
        setBody([odd, lifeline]);
        const { data = [] } = await store.dispatch(getSafetyNet.initiate('ada', UNCACHED));
        expect(data.at(-1)).toEqual(lifeline);
        for (const resource of data) {
          const { name } = toResourceLink(resource, 'https://app.example');
          expect(name.trim()).not.toBe('');
        }
      }),
    );
  });

  it('§8: whatever one assigned assessment is, the other is listed, and each has an id', async () => {
    const { store, setBody } = open();
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, withOddParts(phq9)), async (odd) => {
        setBody([odd, phq9]);
        const request = getAssignedAssessments.initiate('ada', UNCACHED);
        const { data = [] } = await store.dispatch(request);
        expect(data.at(-1)).toMatchObject(phq9);
        expect(data.every(({ assessment }) => assessment.id !== '')).toBe(true);
      }),
    );
  });
});

describe('§8 responses with odd parts', () => {
  const samples = Object.entries(SAMPLES);

  it('§8: a token with characters that a header cannot have is a malformed response', async () => {
    const read = createSampleReader();
    const sample = samples.find(([, { body }]) =>
      JSON.stringify(body).includes('accessToken'),
    )?.[1];
    if (sample === undefined) throw new Error('No endpoint responds with tokens.');
    const { error } = await read(sample, { accessToken: 'a\u{1f600}', refreshToken: 'b' });
    expect(error).toMatchObject({ reason: 'malformed' });
  });

  it('§8: a response of any endpoint is used, or is an error of the malformed kind', async () => {
    const read = createSampleReader();
    const position = fc.nat({ max: samples.length - 1 });
    const odd = position.chain((index) => {
      const body = shorten(samples[index]?.[1].body);
      return fc.tuple(fc.constant(index), fc.oneof(anyJson, withOddParts(body)));
    });
    await fc.assert(
      fc.asyncProperty(odd, async ([index, body]) => {
        const [, sample] = samples[index] ?? [];
        if (sample === undefined) throw new Error('The index is out of range.');
        const { error } = await read(sample, body);
        if (error !== undefined) expect(error).toMatchObject({ reason: 'malformed' });
      }),
      { numRuns: 400 },
    );
  });
});
