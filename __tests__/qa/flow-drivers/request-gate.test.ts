/** @jest-environment node */
import { createRequestGate } from '../../../src/qa/flow-drivers/request-gate';
import { flushPromises } from '../../support/control-ports';

const requestPatterns = { load: /^GET .*\/list$/, save: /^POST .*\/list$/, signOut: null };

/** Sends a request through the gate, and records it once it is released. */
function sendRequest(
  gate: ReturnType<typeof createRequestGate>,
  sent: string[],
  request: string,
): void {
  void gate.pass(request, () => Promise.resolve(sent.push(request)));
}

describe('the request gate', () => {
  it('holds the requests of an actor until they are released, and lets all others pass', async () => {
    const gate = createRequestGate(requestPatterns);
    const sent: string[] = [];
    for (const request of ['GET /v1/list', 'POST /v1/list', 'GET /v1/else'])
      sendRequest(gate, sent, request);
    await flushPromises();
    expect(sent).toEqual(['GET /v1/else']);
    await gate.release('load');
    await flushPromises();
    expect(sent).toEqual(['GET /v1/else', 'GET /v1/list']);
  });

  it('waits for the response of a released request, even if the request fails', async () => {
    const gate = createRequestGate(requestPatterns);
    const completed: string[] = [];
    const response = gate.pass('GET /v1/list', async () => {
      await flushPromises();
      completed.push('GET /v1/list');
      throw new TypeError('Failed to fetch');
    });
    const failure = expect(response).rejects.toThrow('Failed to fetch');
    await gate.release('load');
    expect(completed).toEqual(['GET /v1/list']);
    await failure;
  });

  it('waits for a request that was not sent yet, and holds the next one again', async () => {
    const gate = createRequestGate(requestPatterns);
    const sent: string[] = [];
    const released = gate.release('save');
    sendRequest(gate, sent, 'POST /v1/list');
    await released;
    sendRequest(gate, sent, 'POST /v2/list');
    await flushPromises();
    expect(sent).toEqual(['POST /v1/list']);
    gate.open();
    await flushPromises();
    expect(sent).toEqual(['POST /v1/list', 'POST /v2/list']);
  });

  it('rejects with the name of an unknown actor, or of one that sends no request', async () => {
    jest.useFakeTimers();
    const gate = createRequestGate(requestPatterns);
    await expect(gate.release('delete')).rejects.toThrow('"delete"');
    const waiting = expect(gate.release('load')).rejects.toThrow('"load" sent no request');
    await jest.advanceTimersByTimeAsync(10_000);
    await waiting;
    jest.useRealTimers();
  });
});
