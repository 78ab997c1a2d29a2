import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { holdNextResponse } from '../../support/hold-next-response';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const main = () => within(screen.getByRole('main'));
/** The path of the public user; the endpoint's name would also match a late request of an earlier test. */
const ADAS_PATH = '/v1/public-api/user/ada';
const getSafetyNetRequests = () => world.getRequests('safety-net');
const goOffline = () => world.faults.failNext({ path: 'safety-net', kind: 'network', times: 100 });

/** Waits until a screen has loaded the safety net in the background. */
async function waitForPreload(): Promise<void> {
  await waitFor(() => expect(getSafetyNetRequests()).toHaveLength(1));
  await waitFor(() => expect(getSafetyNetRequests()[0]).toMatchObject({ status: 200 }));
}

describe('§2 safety-net: the numbers and addresses of the resources', () => {
  it('D11 safety-net: a name of the clinic is in the direction of its own language', async () => {
    const displayText = 'קו חם (1201).';
    world.safetyNets.set('ada', [{ displayText, type: 'call', value: '1201' }]);
    renderApp({ location: '/user/ada/safety-net' });
    expect((await screen.findByText(displayText)).localName).toBe('bdi');
  });

  it('§2 safety-net: each resource begins with what to do and its number, or has its address', async () => {
    // §2.safety-net.1
    renderApp({ location: '/user/ada/safety-net' });
    for (const [name, href, action, text] of [
      ['988 Suicide & Crisis Lifeline', 'tel:988', 'Call 988', '988 Suicide & Crisis Lifeline'],
      ['Crisis Text Line', 'sms:741741', 'Text 741741', 'Crisis Text Line'],
      ['Lakeside front desk', 'tel:+12015550100', 'Call (201) 555-0100', 'Lakeside front desk'],
      [
        '988 Lifeline chat',
        'https://988lifeline.org/chat/',
        '988 Lifeline chat',
        '988lifeline.org/chat',
      ],
    ] as const) {
      expect(await link(name)).toHaveTextContent(`${action}${text}`);
      expect(await link(name)).toHaveAttribute('href', href);
      expect(main().getByText(text)).toBeVisible();
    }
    expect(await link('Crisis Text Line')).toHaveAccessibleDescription('Text 741741');
    expect(await link('988 Lifeline chat')).toHaveAccessibleDescription('988lifeline.org/chat');
    expect(await link('988 Lifeline chat')).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    const plan = await link('View Safety Plan');
    expect(plan).toHaveAttribute('href', '/user/ada/intervention/safety-plan');
    expect(plan).toHaveTextContent(/^View$/);
    expect(main().getAllByRole('link')).toHaveLength(6);
    await expectNoAxeViolations(document.body);
  });

  it('§2 safety-net: shows a resource with an unsafe value without a link', async () => {
    renderApp({ location: '/user/hal/safety-net' });
    for (const [name, href] of [
      ['988 Suicide & Crisis Lifeline', 'tel:988'],
      ['A message and a body', 'sms:741741'],
      ['<img src=x onerror=alert(1)>', 'tel:+12015550123'],
    ] as const)
      expect(await link(name)).toHaveAttribute('href', href);
    for (const name of [
      'Script in a link',
      'Script behind a tab',
      'A page in a link',
      'No scheme',
      'A name and a password',
      'No number',
      'A number and more',
      'Nothing at all',
      'Another kind',
      /Safety Plan/,
    ])
      expect(main().getByText(name)).toBeVisible();
    // The other one calls 911.
    expect(main().getAllByRole('link')).toHaveLength(4);
  });

  it('§2 safety-net: says that the resources are loading', async () => {
    const release = holdNextResponse(world, 'safety-net');
    renderApp({ location: '/user/ada/safety-net' });
    await findHeading('Your Safety Net');
    expect(await main().findByText('Loading…')).toBeVisible();
    release();
    await link(/Lakeside front desk/);
    expect(main().queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('§2 safety-net: 911 is a link that calls', async () => {
    // §2.safety-net.3, §2.safety-net.4
    renderApp({ location: '/user/ada/safety-net' });
    await findHeading('Your Safety Net');
    expect(main().getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
    expect(main().getByText(/^If you are in immediate danger/)).toHaveTextContent(
      'If you are in immediate danger, call 911 or go to the nearest emergency room.',
    );
    expect(main().getByText(/does not offer crisis counsel/)).toBeVisible();
    expect(main().getByText(/does not notify your clinician in real time/)).toBeVisible();
  });

  it('§1 safety-net: is named after the patient for a participant, and the title is neutral', async () => {
    renderApp({ location: '/user/sams-mother/safety-net' });
    expect(await findHeading('Sam’s Safety Net')).toBeVisible();
    expect(document.title).toBe('Your Safety Net · Stillwater');
    expect(main().getByText(/does not notify Sam’s clinician in real time/)).toBeVisible();
  });

  it('§2 safety-net: on a kiosk, 911 is text, and addresses are shown and not opened', async () => {
    renderApp({ location: '/user/kai/safety-net?context=kiosk&homescreenUrl=/kiosk/lakeside' });
    expect(await link(/988 Suicide & Crisis Lifeline/)).toHaveAttribute('href', 'tel:988');
    expect(screen.queryByRole('link', { name: /911/ })).not.toBeInTheDocument();
    expect(main().getByText('988 Lifeline chat')).toBeVisible();
    expect(main().getByText('988lifeline.org/chat')).toBeVisible();
    expect(main().getByText('Safety Plan')).toBeVisible();
    expect(main().queryByText(/intervention/)).not.toBeInTheDocument();
    for (const name of ['988 Lifeline chat', 'View Safety Plan'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    await expectNoAxeViolations(document.body);
  });
});

describe('§2 safety-net: for whom and from where', () => {
  it('§2 safety-net: requires neither consent nor date of birth', async () => {
    renderApp({ location: '/user/fatima/safety-net' });
    await findHeading('Your Safety Net');
    expect(await link(/Crisis Text Line/)).toBeVisible();
    expect(world.getRequests('consent-info')).toEqual([]);
  });

  it.each([
    ['an error', '/user/ada/assessments?context=sms', 'Something went wrong'],
    ['the consent', '/user/devi/assessments?context=sms', 'Consent'],
    ['the date of birth', '/user/elias/assessments?context=sms', 'Verify your date of birth'],
    [
      'an unavailable link',
      '/user/cora/assessments?context=sms',
      'This link is no longer available',
    ],
    ['assessments that are not due', '/user/ben/assessments?context=sms', /all set/],
    ['an unknown page', '/user/ada/no-such-page', 'Page not found'],
  ])('§2 safety-net: is linked from %s', async (name, location, firstHeading) => {
    if (name === 'an error')
      world.faults.failNext({ path: ADAS_PATH, kind: 'status', status: 400, times: 2 });
    renderApp({ location });
    await findHeading(firstHeading);
    await userEvent.click(screen.getByRole('link', { name: 'Safety Net' }));
    expect(await findHeading('Your Safety Net')).toBeVisible();
  });

  it('§2 safety-net: shows an error and the 911 note for an unknown user', async () => {
    renderApp({ location: '/user/nobody/safety-net' });
    await findHeading('Your Safety Net');
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not find anyone/);
    expect(await link(/988/)).toBeVisible();
    expect(main().getByText(/^If you are in immediate danger/)).toHaveTextContent(
      /call 911 or go to the nearest emergency room/,
    );
  });

  it('D9 safety-net: says that the link of an unknown user is unknown and whom to ask; no Try again', async () => {
    world.faults.failNext({ path: 'safety-net', kind: 'status', status: 404, message: null });
    renderApp({ location: '/user/nobody/safety-net' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^It may be incomplete/);
    // What 'It' is.
    expect(main().getByRole('heading', { level: 2 })).toHaveTextContent("We can't find this link");
    expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: /^Email/ })).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('§2 safety-net: shows the resources even if the public user cannot be loaded', async () => {
    world.faults.failNext({ path: ADAS_PATH, kind: 'status', status: 500, times: 2 });
    renderApp({ location: '/user/ada/safety-net' });
    expect(await link(/Crisis Text Line/)).toBeVisible();
    expect(await findHeading('Your Safety Net')).toBeVisible();
  });
});

describe('§2 safety-net: without a network', () => {
  it.each([
    ['a public link', '/user/sam/assessments?context=sms', 'GAD-7'],
    ['a screen of the kiosk', '/user/sam/assessments?context=kiosk', 'GAD-7'],
    ['a closed gate', '/user/devi/assessments?context=sms', 'Consent'],
  ])(
    '§2 safety-net: shows the resources that %s has loaded',
    async (_name, location, firstHeading) => {
      renderApp({ location });
      await findHeading(firstHeading);
      await waitForPreload();
      goOffline();
      await userEvent.click(screen.getByRole('link', { name: 'Safety Net' }));
      await findHeading('Your Safety Net');
      expect(await link(/Lakeside front desk/)).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('§2 safety-net: shows the resources that the home page has loaded', async () => {
    signInAs(world, 'ada');
    renderApp({ location: '/' });
    await findHeading('Hi, Ada');
    await waitForPreload();
    goOffline();
    await userEvent.click(await link('View'));
    await findHeading('Your Safety Net');
    expect(await link(/Lakeside front desk/)).toBeVisible();
  });

  it('§2 safety-net: loads the resources on the next screen if the first one could not', async () => {
    world.faults.failNext({ path: 'safety-net', kind: 'status', status: 403 });
    signInAs(world, 'ada');
    renderApp({ location: '/' });
    await findHeading('Hi, Ada');
    await waitFor(() => expect(getSafetyNetRequests()).toHaveLength(1));
    await userEvent.click(await link('Settings'));
    await findHeading('Settings');
    await waitFor(() => expect(getSafetyNetRequests()).toHaveLength(2));
  });

  it('D1: shows the crisis lines if the resources cannot be loaded, until Try again succeeds', async () => {
    world.faults.failNext({ path: 'safety-net', kind: 'network', times: 2 });
    renderApp({ location: '/user/ada/safety-net' });
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this.");
    expect(await link(/988/)).toHaveAttribute('href', 'tel:988');
    expect((await link(/988/)).compareDocumentPosition(screen.getByRole('alert'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(await link(/741741/)).toHaveAttribute('href', 'sms:741741');
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await link(/Lakeside front desk/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Text HOME/ })).not.toBeInTheDocument();
  });

  it('D1: shows the crisis lines of the deployment, even if there are no resources', async () => {
    world.safetyNets.set('ada', []);
    const crisisLine = { displayText: 'Samaritans', type: 'call', value: '116 123' } as const;
    renderApp({
      location: '/user/ada/safety-net',
      configuration: { crisisLines: [crisisLine] },
    });
    expect(await screen.findByText(/No contacts/)).toBeVisible();
    expect(await link('Samaritans')).toBeVisible();
  });

  it('D1: shows the crisis lines at once, until the resources are there', async () => {
    const release = holdNextResponse(world, 'safety-net');
    renderApp({ location: '/user/ada/safety-net' });
    await findHeading('Your Safety Net');
    expect(screen.getByRole('link', { name: /Text HOME to 741741/ })).toBeVisible();
    release();
    expect(await link(/Lakeside front desk/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Text HOME/ })).not.toBeInTheDocument();
  });
});
