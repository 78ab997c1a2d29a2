/** @jest-environment node */
import { createActor } from 'xstate';
import { expiredLinkMachine } from '../../../machines/expired-link/expired-link.machine';
import { selectExpiredCode } from '../../../machines/expired-link/expired-link.selectors';
import { controlPorts, failure } from '../../support/control-ports';

function start(code: string | null) {
  const { machine, ...ports } = controlPorts(expiredLinkMachine);
  const actor = createActor(machine, { input: { code } });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    ...ports,
    emitted,
    state: () => actor.getSnapshot().value,
    hasEnded: () => actor.getSnapshot().status === 'done',
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    resend: () => actor.send({ type: 'RESEND' }),
  };
}

describe('§2 an expired intake link', () => {
  it('sends a new link for the code of the expired one, once for two presses', async () => {
    // §2.intake.2
    const page = start('intake-nia');
    expect([page.state(), page.isBusy()]).toEqual(['offering', false]);
    page.resend();
    page.resend();
    expect([page.state(), page.isBusy()]).toEqual(['sending', true]);
    await page.resolve('resendLink');
    expect([page.state(), page.hasEnded()]).toEqual(['sent', true]);
    page.resend();
    expect(page.requests.map(({ input }) => input)).toEqual([{ expiredCode: 'intake-nia' }]);
    expect(page.emitted).toEqual([]);
  });

  it.each(['rejected', 'offline'] as const)(
    'can be sent again after a failure, which is emitted: %s',
    async (reason) => {
      // §8.intake.1
      const page = start('intake-nia');
      page.resend();
      await page.reject('resendLink', failure({ reason }));
      expect(page.state()).toBe('notSent');
      expect(page.emitted).toEqual(['LINK_NOT_SENT']);
      page.resend();
      expect(page.state()).toBe('sending');
      await page.resolve('resendLink');
      expect(page.state()).toBe('sent');
    },
  );

  it('offers nothing without a code (D9)', () => {
    const page = start(null);
    page.resend();
    expect([page.state(), page.hasEnded()]).toEqual(['withoutCode', true]);
    expect(page.requests).toHaveLength(0);
    expect(() => selectExpiredCode({ code: null })).toThrow('There is no code');
  });
});
