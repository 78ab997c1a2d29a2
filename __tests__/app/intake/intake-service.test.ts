import { waitFor } from '@testing-library/react';
import { createIntakeService } from '../../../src/app/intake/intake-service';
import { getLinkId } from '../../../src/state/intake-storage';
import { keepLinkCode } from '../../../src/state/intake-link-code';
import { provideLocks, removeLocks } from '../../support/provide-locks';
import { setupSessionTests, storedKeys } from '../session/setup-session-tests';
import { openTab, sendFromOtherTab } from '../session/open-tab';
import { openIntakeTab } from './open-intake';

const { world, createSession, signIn } = setupSessionTests();
const createLinkSession = (userId: string, magicCode: string) => ({
  ...createSession(userId, 'magic-link'),
  magicCode,
});
const getStoredKeys = (code: string) =>
  storedKeys().filter((key) => key.endsWith(` ${getLinkId(code)}`));

beforeEach(() => void provideLocks());
afterEach(removeLocks);

describe('§4 INTRO: what is stored when a link is opened', () => {
  it('§4 INTRO: the same link continues where it stopped', async () => {
    const first = await openIntakeTab('intake-nia');
    await first.settle();
    await first.startSession(createLinkSession('nia', 'intake-nia'));
    await first.reach('CONTACT_INFO');
    await first.close();
    const later = await openIntakeTab('intake-nia');
    await later.settle();
    expect(later.session()).toMatchObject({ magicCode: 'intake-nia' });
    expect(later.progress()?.step).toBe('CONTACT_INFO');
  });

  it('§4 INTRO: the intake of another link is cleared once no tab has it open', async () => {
    // §4.intro.4
    const omar = await openIntakeTab('intake-omar');
    await omar.settle();
    await omar.startSession(createLinkSession('omar', 'intake-omar'));
    await omar.reach('CONTACT_INFO');
    await omar.close();
    const nia = await openIntakeTab('intake-nia');
    await nia.settle();
    expect(getStoredKeys('intake-omar')).toEqual([]);
    expect(nia.session()).toBeNull();
    expect(nia.progress()).toBeNull();
  });

  it('D9: two links in two tabs do not delete or show each other’s intake', async () => {
    const omar = await openIntakeTab('intake-omar');
    await omar.settle();
    await omar.reach('QUESTIONNAIRE_INTRO');
    const nia = await openIntakeTab('intake-nia');
    await nia.settle();
    expect(nia.progress()).toBeNull();
    await nia.reach('BASIC_INFO');
    expect(omar.isWriting()).toBe(true);
    await omar.reach('QUESTIONNAIRE');
    await omar.close();
    const later = await openIntakeTab('intake-omar');
    await later.settle();
    expect(later.progress()?.step).toBe('QUESTIONNAIRE');
    expect(nia.progress()?.step).toBe('BASIC_INFO');
  });

  it('§4 INTRO: a session of another link is ended, but the intake of the opened link is not', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'magic-link');
    const nia = await openIntakeTab('intake-nia', tab);
    await nia.settle();
    expect(tab.session()).toBeNull();
    await waitFor(() =>
      expect(localStorage.getItem('persist:session') ?? '').not.toMatch(/code-of-ada/),
    );
    expect(world.getRequests('sign-out')).toHaveLength(1);
    expect(nia.isWriting()).toBe(true);
  });

  it('D9: without a code the stored intake continues, and none if there are several', async () => {
    const nia = await openIntakeTab('intake-nia');
    await nia.settle();
    await nia.reach('BASIC_INFO');
    await nia.close();
    const resumed = await openIntakeTab(null);
    await resumed.settle();
    expect(resumed.code).toBe('intake-nia');
    expect(resumed.progress()?.step).toBe('BASIC_INFO');
    const omar = await openIntakeTab('intake-omar');
    await omar.settle();
    await omar.reach('BASIC_INFO');
    const unknown = await openIntakeTab(null);
    expect(unknown.code).toBeNull();
    expect(unknown.state()).toBe('withoutCode');
  });

  it('another link in the same document closes the first', async () => {
    const nia = await openIntakeTab('intake-nia');
    await nia.settle();
    await nia.reach('CONTACT_INFO');
    const omar = await openIntakeTab('intake-omar', nia.tab);
    await omar.settle();
    expect(getStoredKeys('intake-nia')).toEqual([]);
    expect(omar.progress()).toBeNull();
    await omar.reach('BASIC_INFO');
    expect(getStoredKeys('intake-omar')).toHaveLength(2);
  });

  it('is opened once for several renders', async () => {
    const { services } = openTab();
    const intake = services.get(createIntakeService);
    const link = { code: 'intake-nia', isResumable: true };
    const [one, other] = await Promise.all([intake.open(link), intake.open(link)]);
    expect(one).toBe(other);
  });
});

describe('D9 the end of an intake', () => {
  it('D9: a completed intake leaves no token, code or answer in any tab', async () => {
    const first = await openIntakeTab('intake-nia');
    await first.settle();
    await first.startSession(createLinkSession('nia', 'intake-nia'));
    await first.reach('PAYMENT');
    const second = await openIntakeTab('intake-nia');
    await second.until('openElsewhere');
    keepLinkCode('intake-nia');
    first.access.end('completed');
    expect(first.session()).toBeNull();
    await second.until('completedElsewhere');
    expect(Object.keys(sessionStorage)).toEqual([]);
    await first.reach('PAYMENT');
    expect(storedKeys()).toEqual([]);
  });

  it('D9: the code of another link stays', async () => {
    const nia = await openIntakeTab('intake-nia');
    await nia.settle();
    const omar = await openIntakeTab('intake-omar');
    await omar.settle();
    keepLinkCode('intake-omar');
    nia.access.end('completed');
    await omar.reach('CONTACT_INFO');
    expect(omar.isWriting()).toBe(true);
    expect(Object.values<unknown>(sessionStorage)).toEqual(['intake-omar']);
    expect(getStoredKeys('intake-omar')).toHaveLength(2);
  });

  it('D9: what was entered stays for the same link when the link is not valid any more', async () => {
    const nia = await openIntakeTab('intake-nia');
    await nia.settle();
    await nia.reach('INTRO');
    nia.access.end('suspended');
    expect(nia.state()).toBe('ended');
    const later = await openIntakeTab('intake-nia');
    await later.settle();
    expect(later.progress()?.step).toBe('INTRO');
  });

  it('D9: a sign-out in any tab removes every intake, and a link that was not used yet stays open', async () => {
    const nia = await openIntakeTab('intake-nia');
    await nia.settle();
    await nia.reach('BASIC_INFO');
    const omar = await openIntakeTab('intake-omar');
    await omar.settle();
    await omar.reach('BASIC_INFO');
    sendFromOtherTab({ type: 'signed-out' });
    await waitFor(() => expect(nia.progress()).toBeNull());
    expect(storedKeys().filter((key) => key.includes('progress'))).toEqual([]);
    await nia.reach('INTRO');
    expect(getStoredKeys('intake-nia')).toHaveLength(2);
  });
});
