import { act, configure, screen, waitFor } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { createRequestGate } from '../../../src/qa/flow-drivers/request-gate';
import { interceptRequests } from '../../../src/qa/flow-drivers/intercept-requests';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp } from '../../support/render-app';
import {
  field,
  fill,
  LAKESIDE,
  renderKiosk,
  press,
  goToContactFields,
  submitIdentity,
} from './render-kiosk';

const world = startSandbox();

const lookups = () => world.getRequests('identify-patient').map(({ body }) => body);

describe('§2 kiosk', () => {
  it('has no Back button, so that a visitor cannot leave the kiosk', async () => {
    renderApp({ location: ['/clinics/lakeside', '/kiosk/lakeside'] });
    await findHeading(LAKESIDE);
    expect(screen.getByRole('button', { name: 'Restart' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('greets a visitor of a clinic without a name', async () => {
    const lakeside = world.clinics.get('lakeside');
    if (lakeside !== undefined) world.clinics.set('lakeside', { ...lakeside, name: ' ' });
    renderApp({ location: '/kiosk/lakeside' });
    await findHeading('Welcome');
  });

  it('loads although its actor is started twice, as in development', async () => {
    configure({ reactStrictMode: true });
    renderApp({ location: '/kiosk/lakeside' });
    await findHeading(LAKESIDE);
    configure({ reactStrictMode: false });
  });
});

describe('§7 identify-patient-attributes', () => {
  it('sends only the identity; empty contact fields are null', async () => {
    const kiosk = await renderKiosk();
    expect(document.title).toBe(`${LAKESIDE} · Stillwater`);
    expect(screen.queryByLabelText('Medical record number')).toBeNull();
    await expectNoAxeViolations(document.body);
    await submitIdentity(kiosk, ' Okafor ', '05171990');
    await findHeading('PHQ-9');
    expect(kiosk.router.location).toMatchObject({
      pathname: '/user/kai/assessments',
      search: '?context=kiosk&homescreenUrl=/kiosk/lakeside',
    });
    expect(kiosk.router.action).toBe('REPLACE');
    expect(lookups()).toEqual([
      {
        clinicDisplayId: 'lakeside',
        phoneNumber: null,
        email: null,
        lastName: 'Okafor',
        dateOfBirth: '1990-05-17',
      },
    ]);
  });

  it.each([
    ['a phone number', '2015550131', '', { phoneNumber: '+12015550131' }],
    ['an email', '', ' lindqvist@example.com ', { email: 'lindqvist@example.com' }],
    [
      'both',
      '+1 201 555 0131',
      'lindqvist@example.com',
      { phoneNumber: '+12015550131', email: 'lindqvist@example.com' },
    ],
  ])('sends %s once the contact fields are shown', async (_, phone, email, contact) => {
    const kiosk = await goToContactFields();
    await fill(kiosk, 'Phone number', phone);
    await fill(kiosk, 'Email', email);
    await press(kiosk, 'Continue');
    await waitFor(() => expect(lookups()).toHaveLength(2));
    expect(lookups()[1]).toMatchObject({ phoneNumber: null, email: null, ...contact });
  });

  it('shows an error for a match with an unusable user id', async () => {
    const kiosk = await renderKiosk();
    const kai = world.people.get('kai');
    if (kai !== undefined) world.people.set('kai', { ...kai, userId: '..' });
    await submitIdentity(kiosk, 'Okafor', '05/17/1990');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't look you up. Please try again.",
    );
    expect(kiosk.path()).toBe('/kiosk/lakeside');
  });
});

describe('§5 kiosk identify', () => {
  it.each([
    ['', '', 'Phone number', 'Must be a valid phone number.'],
    ['201', 'ok@example.com', 'Phone number', 'Must be a valid phone number.'],
    ['', 'nobody@', 'Email', 'Please enter a valid email'],
  ])(
    'rejects the phone number %j and the email %j: %s, %s',
    async (phone, email, invalidField, message) => {
      // §5.kiosk.3
      const kiosk = await goToContactFields();
      await fill(kiosk, 'Phone number', phone);
      await fill(kiosk, 'Email', email);
      await press(kiosk, 'Continue');
      const invalid = ['Phone number', 'Email'].filter(
        (name) => field(name).getAttribute('aria-invalid') === 'true',
      );
      expect(invalid).toEqual([invalidField]);
      expect(field(invalidField)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(lookups()).toHaveLength(1);
    },
  );

  it('accepts an email instead of the missing phone number', async () => {
    const kiosk = await goToContactFields();
    await press(kiosk, 'Continue');
    expect(field('Phone number')).toBeInvalid();
    await fill(kiosk, 'Email', 'lindqvist@example.com');
    expect(field('Phone number')).toBeValid();
    await expectNoAxeViolations(document.body);
  });

  it('asks for the medical record number if the clinic uses it, and offers the other flow', async () => {
    // §5.kiosk.2
    const kiosk = await renderKiosk({ location: '/kiosk/hillside' });
    await press(kiosk, 'Continue');
    expect(field('Medical record number')).toHaveAccessibleDescription(/\* Required$/);
    await press(kiosk, 'Use name and date of birth instead');
    expect(screen.queryByText('* Required')).toBeNull();
    await press(kiosk, 'Use medical record number instead');
    await fill(kiosk, 'Medical record number', ' HS-٣٠٠٣ ');
    await press(kiosk, 'Continue');
    await findHeading('GAD-7');
    expect(lookups()).toMatchObject([{ medicalRecord: 'HS-3003' }]);
    expect(lookups()[0]).not.toHaveProperty('lastName');
  });
});

describe('a shared tablet', () => {
  it('keeps no data of a visitor who restarts during the lookup', async () => {
    const gate = createRequestGate({ identify: /identify-patient-attributes$/ });
    const restoreFetch = interceptRequests(globalThis, gate);
    const kiosk = await renderKiosk();
    await submitIdentity(kiosk, 'Okafor', '05/17/1990');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    await press(kiosk, 'Continue');
    await press(kiosk, 'Restart');
    await waitFor(() => expect(field('Last name')).toHaveValue(''));
    gate.open();
    restoreFetch();
    expect(field('Date of birth')).toHaveValue('');
    expect(kiosk.path()).toBe('/kiosk/lakeside');
    expect(JSON.stringify(kiosk.store.getState())).not.toMatch(/Okafor|\b1990\b|\bkai\b/);
    expect(lookups().length).toBeLessThanOrEqual(1);
  });

  it('keeps no data of a visitor after a restart: not in the store, in storage or in the history', async () => {
    sessionStorage.setItem('left', 'by Kai');
    localStorage.setItem('left', 'by Kai');
    const kiosk = await renderKiosk();
    await submitIdentity(kiosk, 'Okafor', '05/17/1990');
    await findHeading('PHQ-9');
    expect(JSON.stringify(kiosk.store.getState())).toContain('kai');
    await kiosk.user.click(screen.getAllByRole('radio', { name: 'Several days' })[0] as Element);
    await press(kiosk, 'Restart');
    await press(kiosk, 'Start over');
    await findHeading(LAKESIDE);
    expect(JSON.stringify(kiosk.store.getState())).not.toMatch(/\bkai\b|\bphq-/i);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await act(() => kiosk.router.navigate(-1));
    expect(field('Last name')).toHaveValue('');
  });

  it('§2 opens the legal pages in a dialog, with the URL of a page of another origin', async () => {
    const kiosk = await renderKiosk({
      configuration: { privacyUrl: 'https://legal.example.com/privacy' },
    });
    const links = ['Privacy Policy', 'Terms'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://legal.example.com/privacy',
      '/legal/terms.html',
    ]);
    await kiosk.user.click(screen.getByRole('link', { name: 'Privacy Policy' }));
    expect(
      await screen.findByText(
        /on your own phone or computer: https:\/\/legal\.example\.com\/privacy/,
      ),
    ).toBeVisible();
    await expectNoAxeViolations(document.body);
    await press(kiosk, 'Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kiosk.path()).toBe('/kiosk/lakeside');
  });

  it('§2 shows the URL of a legal page if a guest network sends its own page instead', async () => {
    const kiosk = await renderKiosk();
    const signInPage = '<html><body><p>Please accept the terms.</p></body></html>';
    const nextFetch = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response(signInPage));
    await kiosk.user.click(screen.getByRole('link', { name: 'Privacy Policy' }));
    expect(
      await screen.findByText(/on your own phone or computer: .*\/legal\/privacy/),
    ).toBeVisible();
    expect(screen.queryByText(/accept the terms/)).toBeNull();
    nextFetch.mockRestore();
  });
});

describe('§2 kiosk: the clinic', () => {
  it.each(['..', 'nowhere'])(
    'shows an error for the unknown clinic %j',
    async (clinicDisplayId) => {
      // §2.kiosk.3
      const location = `/kiosk/${clinicDisplayId === '..' ? '%2E%2E' : clinicDisplayId}`;
      renderApp({ location });
      expect(
        await screen.findByText(
          `Could not find clinic: ${clinicDisplayId}. Are you sure you have the right URL?`,
        ),
      ).toBeVisible();
      await expectNoAxeViolations(document.body);
    },
  );
});
