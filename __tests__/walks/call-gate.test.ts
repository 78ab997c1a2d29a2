/** @jest-environment node */
import { createCallGate } from '../../src/walks/call-gate';
import { settlePromises } from '../support/controlled-ports';

const calls = { load: /^GET .*\/list$/, save: /^POST .*\/list$/, signOut: null };

/** Makes a call, and notes it once it may go on. */
function pass(gate: ReturnType<typeof createCallGate>, gone: string[], call: string): void {
  void gate.pass(call, () => Promise.resolve(gone.push(call)));
}

describe('the gate before the calls of an app', () => {
  it('holds the calls of an actor until its outcome comes, and no others', async () => {
    const gate = createCallGate(calls);
    const gone: string[] = [];
    for (const call of ['GET /v1/list', 'POST /v1/list', 'GET /v1/else']) pass(gate, gone, call);
    await settlePromises();
    expect(gone).toEqual(['GET /v1/else']);
    await gate.letThrough('load');
    await settlePromises();
    expect(gone).toEqual(['GET /v1/else', 'GET /v1/list']);
  });

  it('waits for the answer of what it lets through, whatever that is', async () => {
    const gate = createCallGate(calls);
    const answered: string[] = [];
    const answer = gate.pass('GET /v1/list', async () => {
      await settlePromises();
      answered.push('GET /v1/list');
      throw new TypeError('Failed to fetch');
    });
    const failure = expect(answer).rejects.toThrow('Failed to fetch');
    await gate.letThrough('load');
    expect(answered).toEqual(['GET /v1/list']);
    await failure;
  });

  it('waits for the call, and holds the next one again', async () => {
    const gate = createCallGate(calls);
    const gone: string[] = [];
    const isLetThrough = gate.letThrough('save');
    pass(gate, gone, 'POST /v1/list');
    await isLetThrough;
    pass(gate, gone, 'POST /v2/list');
    await settlePromises();
    expect(gone).toEqual(['POST /v1/list']);
    gate.open();
    await settlePromises();
    expect(gone).toEqual(['POST /v1/list', 'POST /v2/list']);
  });

  it('says which actor it knows nothing of, and whose call never came', async () => {
    jest.useFakeTimers();
    const gate = createCallGate(calls);
    await expect(gate.letThrough('delete')).rejects.toThrow('"delete"');
    const waiting = expect(gate.letThrough('load')).rejects.toThrow('No call of "load"');
    await jest.advanceTimersByTimeAsync(10_000);
    await waiting;
    jest.useRealTimers();
  });
});
