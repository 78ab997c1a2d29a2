import { createKioskVisit } from '../../../src/app/kiosk/kiosk-visit';
import { openTab } from '../session/open-tab';
import { setupSessionTests } from '../session/setup-session-tests';

setupSessionTests();

/** Starts over on a page of a visitor; resolves when the start page `homeUrl` is opened. */
async function restart(homeUrl: string, navigate: () => void) {
  const { services } = openTab();
  const { actor, setNavigate } = services.get(createKioskVisit);
  const startedOver = new Promise<void>((resolve) => services.observers.startOvers.add(resolve));
  setNavigate(navigate);
  actor.send({ type: 'VISITOR_PAGE_OPENED', homeUrl });
  actor.send({ type: 'RESTART' });
  actor.send({ type: 'SCREENS_CLOSED' });
  await startedOver;
  return actor;
}

describe('D9 kiosk: the start page after a visit', () => {
  it('replaces the entry of the visitor, and the observers know', async () => {
    const navigate = jest.fn();
    await restart('/kiosk/a', navigate);
    expect(navigate).toHaveBeenCalledWith('/kiosk/a', { replace: true });
  });

  it('is loaded as a document if the browser refuses the navigation', async () => {
    await restart(`${window.location.pathname}#kiosk`, () => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    expect(window.location.hash).toBe('#kiosk');
    window.history.replaceState(null, '', '/');
  });

  it('runs once per page, with the idle time of the configuration', () => {
    const { services } = openTab();
    const { actor } = services.get(createKioskVisit);
    expect(services.get(createKioskVisit).actor).toBe(actor);
    expect(actor.getSnapshot().context.idleMs).toBe(120_000);
  });
});
