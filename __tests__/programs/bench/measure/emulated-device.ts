import type { Browser, CDPSession, Page } from '@playwright/test';
import { definePageTools } from '../in-page/page-tools';

/** Slow 4G: 1.6 Mbps down, 750 kbps up (here in bytes per second), 150 ms latency. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Factor by which the CPU is slowed down. */
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 375, height: 667 };

type Throttling = { readonly isNetworkSlow: boolean; readonly isCpuSlow: boolean };

/** A page in a new browser context, without cache or storage. */
export type Device = {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Rejects with the first error that the page throws. */
  readonly failed: Promise<never>;
  close(): Promise<void>;
};

/** Opens a page with a phone's viewport, and with a slow network or a slow CPU if requested. */
export async function openDevice(
  browser: Browser,
  { isNetworkSlow, isCpuSlow }: Throttling,
): Promise<Device> {
  const context = await browser.newContext({ viewport: SCREEN });
  // tsx compiles functions with calls of this helper, which pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript(definePageTools);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (isNetworkSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  if (isCpuSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const failed = new Promise<never>((_resolve, reject) => page.once('pageerror', reject));
  failed.catch(() => undefined);
  return { page, devtools, failed, close: () => context.close() };
}
