import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
export { world };

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Replaces the response of one insights endpoint. */
export function mockInsight(insight: string, body: unknown): void {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes(`/insights/${insight}`)
      ? Promise.resolve(Response.json(body))
      : originalFetch(input, init);
  };
}

/** Delays the responses of an insights endpoint until the returned function is called. */
export function holdInsight(insight: string): () => void {
  const originalFetch = globalThis.fetch;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes(`/insights/${insight}`)) await released;
    return originalFetch(input, init);
  };
  return () => release();
}

/** Waits for the badge in the navigation, the last part of the layout to load; later changes come from the graphs. */
export const waitForLayout = () => screen.findByRole('link', { name: /overdue/ });

export function openProgress(userId: string, location = '/progress', userAgentSuffix?: string) {
  signInAs(world, userId);
  const { path } = renderApp({
    location,
    ...(userAgentSuffix !== undefined && { userAgentSuffix }),
  });
  return { user: userEvent.setup(), path };
}

export const NO_DATA = 'We need more data to calculate this.';
export const region = async (name: string) => within(await screen.findByRole('region', { name }));
export const range = (name: string) => screen.findByRole('radio', { name });
export const getGraphRequests = () =>
  world.requests
    .filter(({ path }) => path.includes('/insights/'))
    .map(({ endpoint, query: { timeScale } }) => [endpoint, timeScale].filter(Boolean).join(' '));
export const getCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
export const today = Math.floor(Date.now() / 86_400_000);
