import { startSandbox, type Sandbox } from '../../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { allowConsole } from '../../../support/fail-on-console';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.stop());

describe('the clinic behind fetch in jest', () => {
  it('answers on any origin', async () => {
    const own = await fetch(new URL('/v1/public-api/user/ada', window.location.href));
    const other = await fetch('https://api.example/v1/public-api/user/ada');
    expect([own.status, other.status]).toEqual([200, 200]);
  });

  it('fails a call that leads nowhere, loudly', async () => {
    allowConsole(/intercepted a request without a matching request handler/);
    await expect(fetch('https://elsewhere.example/tracking')).rejects.toThrow();
    expect(console.error).toHaveBeenCalled();
  });
});
