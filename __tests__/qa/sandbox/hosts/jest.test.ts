import { startSandbox } from '../../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { allowConsole } from '../../../support/fail-on-console';

startSandbox();

describe('the sandbox in jest', () => {
  it('handles fetch requests to any origin', async () => {
    const sameOrigin = await fetch(new URL('/v1/public-api/user/ada', window.location.href));
    const crossOrigin = await fetch('https://api.example/v1/public-api/user/ada');
    expect([sameOrigin.status, crossOrigin.status]).toEqual([200, 200]);
  });

  it('rejects an unknown request and logs a console error', async () => {
    allowConsole(/intercepted a request without a matching request handler/);
    await expect(fetch('https://elsewhere.example/tracking')).rejects.toThrow();
    expect(console.error).toHaveBeenCalled();
  });
});
