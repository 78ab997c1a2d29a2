import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApp } from '../../../src/app/boot/start-app';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { allowConsole } from '../../support/fail-on-console';

const world = startSandbox();
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Starts the app on a page at `url` with this configuration block. */
function start(url: string, block: string): void {
  window.history.replaceState({}, '', url);
  document.body.innerHTML = '<script id="app-config" type="application/json"></script>';
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const config = document.getElementById('app-config');
  if (config !== null) config.textContent = block;
  act(() => startApp(document));
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const NOT_SET_UP = 'This app is not set up correctly.';

describe('D1 starting the app with a wrong configuration', () => {
  beforeEach(() => allowConsole(/#app-config/));

  it.each(['{ "flags": ', '{"drafts": "always"}', '{"trustedOrigins": "https://a.example"}'])(
    'D1: with %s the safety net opens with 911 and the person’s own resources',
    async (block) => {
      start('/user/ada/safety-net', block);
      await findHeading('Your Safety Net');
      expect(await screen.findByRole('link', { name: /Lakeside front desk/ })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
    },
  );

  it('D1: the safety net shows the crisis lines if the resources cannot be loaded', async () => {
    world.faults.failNext({ path: 'safety-net', kind: 'network', times: 2 });
    start('/user/ada/safety-net', '{');
    expect(await screen.findByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988');
    expect(screen.getByRole('link', { name: /741741/ })).toHaveAttribute('href', 'sms:741741');
  });

  it.each([
    ['invalid JSON', '{ "flags": ', 'not JSON'],
    ['a list of flags', '{"flags": []}', 'flags must be an object'],
    ['a wrong type', '{"extraHeaders": "yes"}', 'extraHeaders'],
    ['a wrong origin', '{"apiBaseUrl": "api.example"}', 'apiBaseUrl'],
    ['a hostile link', '{"stripeJsUrl": "javascript:alert(1)"}', 'stripeJsUrl'],
  ])(
    'D1: every other page reports %s on screen and in the console, and a user’s page has its safety net',
    async (_problem, block, key) => {
      start('/user/ada/assessments?context=sms', block);
      await findHeading(NOT_SET_UP);
      expect(document.title).toBe('This app is not set up correctly. · Stillwater');
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining(key));
      expect(screen.getAllByText(/911/)[0]).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Safety Net' }));
      await findHeading('Your Safety Net');
      expect((await screen.findAllByRole('link', { name: 'call 911' }))[0]).toBeVisible();
    },
  );

  it.each(['/', '/kiosk/lakeside', '/intake?code=x', '/no-such-page'])(
    'D1: %s says so, with 911',
    async (url) => {
      start(url, '[]');
      await findHeading(NOT_SET_UP);
      expect(screen.getAllByRole('link', { name: 'call 911' })[0]).toBeVisible();
    },
  );
});

describe('D1 starting the app with values that cannot be used', () => {
  it('D1: warns of wrong and empty keys, and starts', async () => {
    allowConsole(/#app-config/);
    start(
      '/user/ada/assessments?context=sms',
      '{"privacyUrl": "javascript:alert(1)", "kioskIdleSeconds": 0, "crisisLines": ["988"], "supportUrl": ""}',
    );
    await findHeading('PHQ-9');
    expect(jest.mocked(console.warn).mock.calls.flat()).toEqual([
      'The configuration (#app-config) has values that cannot be used: privacyUrl must be empty or a link: https://… or /…, crisisLines.0 must be an object with displayText, type and value, kioskIdleSeconds must be between 1 and 3600',
      'The configuration (#app-config) has empty keys, which are not shown: supportUrl',
    ]);
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('D1 starting the app with a newer configuration', () => {
  it('D1: warns of unknown keys and flags, and starts', async () => {
    allowConsole(/#app-config/);
    start('/user/ada/safety-net', '{"newKey": 1, "flags": {"new_flag": true}}');
    await findHeading('Your Safety Net');
    expect(console.warn).toHaveBeenCalledWith(
      'The configuration (#app-config) has unknown keys: newKey, flags.new_flag',
    );
  });
});
