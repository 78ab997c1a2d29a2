/** @jest-environment node */
import { createActor } from 'xstate';
import { magicLinkMachine } from '../../machines/magic-link/magic-link.machine';
import { collectErrors, controlPorts, failure, flushPromises } from '../support/control-ports';

function open(code: string) {
  const ports = controlPorts(magicLinkMachine);
  const actor = createActor(ports.machine, { input: { code } }).start();
  return {
    ...ports,
    state: () => actor.getSnapshot().value,
    /** True once nothing follows, when the page leads elsewhere. */
    hasEnded: () => actor.getSnapshot().status === 'done',
    failure: () => actor.getSnapshot().context.failure,
    tryAgain: () => actor.send({ type: 'TRY_AGAIN' }),
  };
}

describe('D3 magic link', () => {
  it('exchanges its code once', async () => {
    const link = open('a-code');
    link.tryAgain();
    expect(link.requests.map(({ input }) => input)).toEqual([{ code: 'a-code' }]);
    await link.resolve('exchangeCode');
    expect([link.state(), link.hasEnded()]).toEqual(['signedIn', true]);
  });

  it('has expired without a code, and asks the server nothing', () => {
    const link = open('');
    expect([link.state(), link.hasEnded()]).toEqual(['expired', true]);
    expect(link.requests).toEqual([]);
  });

  it('has expired if the server refuses its code', async () => {
    const link = open('a-code');
    await link.reject('exchangeCode', failure({ reason: 'rejected' }));
    expect(link.state()).toBe('expired');
  });

  it.each(['offline', 'timeout', 'busy', 'server', 'malformed'] as const)(
    'can be tried again after another failure (%s)',
    async (reason) => {
      const link = open('a-code');
      await link.reject('exchangeCode', failure({ reason }));
      expect([link.state(), link.hasEnded()]).toEqual(['failed', false]);
      expect(link.failure()?.reason).toBe(reason);
      link.tryAgain();
      expect(link.state()).toBe('exchanging');
      expect(link.failure()).toBeNull();
    },
  );

  it('stops if its port is not implemented', async () => {
    const actor = createActor(magicLinkMachine, { input: { code: 'a-code' } });
    const errors = collectErrors(actor);
    actor.start();
    await flushPromises();
    expect(String(errors)).toContain('exchangeCode');
  });
});
