import { screen, waitFor } from '@testing-library/react';
import { getDeviceStore } from '../../../src/features/app-invite/get-device-store';
import { toQrPath } from '../../../src/features/app-invite/qr-code';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp } from '../../support/render-app';

const world = startSandbox();

const findHeading = () => screen.findByRole('heading', { level: 1, name: 'Get the app' });

describe('§2 the app invite page', () => {
  it('shows a QR code and links to the stores, and sends no request', async () => {
    // §2.app-invite.1
    renderApp({
      location: '/app-invite',
      configuration: {
        appStoreUrl: 'https://apps.example/1',
        playStoreUrl: 'https://play.example/2',
      },
    });
    await findHeading();
    expect(document.title).toBe('Get the app · Stillwater');
    expect(screen.queryByRole('link', { name: 'Use the App' })).not.toBeInTheDocument();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Download on the App Store')).toBe('https://apps.example/1');
    expect(href('Get it on Google Play')).toBe('https://play.example/2');
    expect(
      await screen.findByRole('img', { name: 'QR code that leads to http://localhost/app-invite' }),
    ).toBeVisible();
    await expectNoAxeViolations(document.body);
    expect(world.requests).toEqual([]);
  });

  it.each([
    ['/app-invite?isInviteFlow', true],
    ['/app-invite?isInviteFlow=true', true],
    ['/app-invite', false],
    ['/app-invite?other', false],
  ])('at %s shows a Skip link to the home page: %s', async (location, isShown) => {
    // §2.app-invite.2
    renderApp({ location });
    await findHeading();
    const skip = screen.queryByRole('link', { name: 'Skip' });
    if (isShown) expect(skip).toHaveAttribute('href', '/');
    else expect(skip).toBeNull();
    await waitFor(() => expect(screen.getByRole('img')).toBeVisible());
  });
});

describe('the QR code', () => {
  it('draws the dark modules, with a margin of four empty ones', () => {
    const { path, size } = toQrPath('https://example.org/app-invite');
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, ...numbers]) =>
      numbers.map(Number),
    );
    expect(bars.length).toBeGreaterThan(100);
    for (const [x = 0, y = 0, length = 0, back = 0] of bars) {
      expect(length).toBe(back);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
    }
    // The finder pattern at the top left is the same in every code.
    expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  });

  it('differs between URLs', () => {
    expect(toQrPath('https://a.example')).not.toEqual(toQrPath('https://b.example'));
  });
});

describe('D9 the store of the device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'appStore'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'playStore'],
    ['Mozilla/5.0 (X11; Linux x86_64)', null],
  ])('for the user agent %s is %s', (userAgent, store) => {
    expect(getDeviceStore(userAgent)).toBe(store);
  });
});
