import { act, screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { closeUserSessions } from '../../../src/qa/sandbox/world/sessions';
import { showToast } from '../../../src/ui/toaster/toaster';
import { expectNoAxeViolations } from '../../support/axe';
import { interceptRequests } from '../../support/intercept-requests';
import { signInAs } from '../../support/render-app';
import {
  answerAll,
  completeGad7,
  gad7Answers,
  getSubmittedBodies,
  heading,
  openAssessments,
  phq9Answers,
  press,
  shortenInstruments,
} from './open-assessments';

// Shown toasts would outlast their test.
jest.mock('../../../src/ui/toaster/toaster', () => ({ showToast: jest.fn() }));

const world = startSandbox();
beforeEach(() => {
  jest.mocked(showToast).mockClear();
  shortenInstruments(world);
});

const TRUSTED = ['https://portal.example'];
const expectCompletedToast = () =>
  expect(jest.mocked(showToast).mock.calls).toEqual([
    ['Assessments completed!', { tone: 'success' }],
  ]);

describe('what a context requires and submits', () => {
  it.each([
    ['patient_app', {}],
    ['kiosk', {}],
    ['sms', { telecomType: 'phone' }],
    ['manual_sms', { telecomType: 'phone' }],
    ['email', { telecomType: 'email' }],
    ['manual_email', { telecomType: 'email' }],
  ] as const)(
    '§9 contexts: %s requires consent and date of birth, and is submitted as the source',
    async (context, telecom) => {
      // §9.submission.1
      const { user } = openAssessments('fatima', `context=${context}`);
      await heading('Consent');
      await press(user, 'I agree');
      await heading('Verify your date of birth');
      await user.type(screen.getByLabelText('Date of birth'), '11/03/1979');
      await press(user, 'Continue');
      await heading('PHQ-9');
      await answerAll(user, 'Several days');
      await press(user, 'Next');
      await heading('GAD-7');
      await answerAll(user, 'Several days');
      await press(user, 'Submit');
      await heading('Assessments completed!');

      expect(world.getRequests('birthday-verification-status')).toMatchObject([{ query: telecom }]);
      expect(world.getRequests('accept-consent')).toMatchObject([{ body: undefined }]);
      expect(world.getRequests('birthday-verification').map(({ body }) => body)).toEqual([
        { dateOfBirth: '1979-11-03', ...telecom },
      ]);
      expect(getSubmittedBodies(world)).toEqual([
        {
          assessments: [
            { id: 'phq-9', answers: phq9Answers(1) },
            { id: 'gad-7', answers: gad7Answers(1) },
          ],
          assigneeUserId: 'fatima',
          isNewPatient: false,
          source: context,
          submissionType: 'default',
        },
      ]);
    },
  );

  it.each(['', '&context=', '&context=nonsense', '&context=SMS'])(
    '§9 contexts: a missing or unknown context counts as patient_app (%j)',
    async (context) => {
      await completeGad7('sam', `assessments=gad-7${context}`);
      await heading('Assessments completed!');
      expect(getSubmittedBodies(world)).toMatchObject([
        { source: 'patient_app', submissionType: 'default' },
      ]);
    },
  );

  it('§4 clinician_app: shows the assessments in the link in their order, assigned or not', async () => {
    // §4.assessments.12
    const { user } = openAssessments('cora', 'context=clinician_app&assessments=gad-7,phq-9');
    await heading('GAD-7');
    await answerAll(user, 'Several days');
    await press(user, 'Next');
    await heading('PHQ-9');
    await answerAll(user, 'Several days');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(getSubmittedBodies(world)).toEqual([
      {
        assessments: [
          { id: 'gad-7', answers: gad7Answers(1) },
          { id: 'phq-9', answers: phq9Answers(1) },
        ],
        assigneeUserId: 'cora',
        isNewPatient: false,
        source: 'clinician_app',
        submissionType: 'take_now',
      },
    ]);
  });

  it('§4 clinician_app: shows the assessments in the link if the assigned ones cannot be loaded', async () => {
    const fault = { path: 'assigned-assessments', kind: 'status', status: 503, times: 2 } as const;
    world.faults.failNext(fault);
    openAssessments('cora', 'context=clinician_app&assessments=gad-7');
    expect(await heading('GAD-7')).toBeVisible();
  });

  it.each([
    ['&isNewPatient=true', true],
    ['&isNewPatient=1', false],
  ])('§7 submission: with %s isNewPatient is %s', async (query, isNewPatient) => {
    await completeGad7('sam', `context=sms${query}`);
    await heading('Assessments completed!');
    expect(getSubmittedBodies(world)).toMatchObject([{ isNewPatient }]);
  });
});

describe('§4 after submit', () => {
  it.each(['sms', 'email', 'manual_sms', 'manual_email'])(
    '§4 after submit: a patient from %s without an account is taken to account setup, with a toast',
    async (context) => {
      // §4.after-submit.2
      const { path, router } = await completeGad7('ivy', `context=${context}&more=/somewhere`);
      await heading('Set up your account');
      expectCompletedToast();
      expect(path()).toBe('/accept-invite');
      expect(router.action).toBe('REPLACE');
      expect(router.location.state).toMatchObject({
        step: 'setup-account',
        patientId: 'patient-ivy',
      });
      expect(screen.getByText('Your answers have been sent to your clinic.')).toBeVisible();
    },
  );

  it('§4 after submit: a signed-in patient with an account is taken to the home page', async () => {
    signInAs(world, 'jonas');
    const { path } = await completeGad7('jonas');
    await heading('Hi, Jonas');
    expect(path()).toBe('/');
    expectCompletedToast();
  });

  it('§4 after submit: the home page of another person is not opened', async () => {
    signInAs(world, 'ada');
    const { path } = await completeGad7('jonas');
    await heading('Assessments completed!');
    expect(path()).toBe('/user/jonas/assessments');
  });

  it.each([
    ['is signed out', () => undefined],
    [
      'has no session any more',
      () => {
        signInAs(world, 'jonas');
        closeUserSessions(world.sessions, 'jonas');
      },
    ],
  ])(
    '§4 after submit: a patient with an account who %s is taken to the login page',
    async (_state, prepare) => {
      prepare();
      const { path } = await completeGad7('jonas');
      await heading('Log in');
      expect(path()).toBe('/login');
      expectCompletedToast();
    },
  );

  it.each([
    ['another context', 'ivy', 'patient_app', {}],
    ['the context of the clinician’s device', 'ivy', 'clinician_app', {}],
    ['the flag off', 'ivy', 'sms', { accept_invite_flow: false }],
    ['nothing to prompt', 'sam', 'sms', {}],
    ['a participant', 'sams-father', 'sms', {}],
  ] as const)(
    '§4 after submit: offers no account with %s',
    async (_condition, userId, context, flags) => {
      world.consents.delete('sams-father');
      world.unverifiedBirthdays.clear();
      const father = world.people.get('sams-father');
      if (father === undefined) throw new Error('Sam has no father.');
      world.people.set('sams-father', {
        ...father,
        shouldPromptAccountCreation: true,
        hasOnboarded: false,
      });
      const { path } = await completeGad7(userId, `context=${context}`, { flags });
      await heading('Assessments completed!');
      expect(path()).toMatch(/\/assessments$/);
    },
  );

  it('D7: ignores an empty `more` and an empty `homescreenUrl`', async () => {
    const { path } = await completeGad7('sam', 'context=sms&more=&homescreenUrl=');
    await heading('Assessments completed!');
    expect(path()).toBe('/user/sam/assessments');
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
    expect(screen.getByText('You can close this page now.')).toBeVisible();
  });

  it('D7: says what was sent and when, what happens next and where help is, also after a visit there', async () => {
    const { user, router } = await completeGad7('sam', 'context=sms');
    await heading('Assessments completed!');
    expect(screen.getByText('GAD-7')).toBeVisible();
    const sentAt = screen.getByText(/^Sent [A-Z][a-z]{2} \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M$/);
    const text = sentAt.textContent;
    expect(screen.getByText(/may not read them right away/)).toBeVisible();
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('link', { name: 'ways to get help now' }));
    await heading('Your Safety Net');
    await act(() => router.navigate(-1));
    await heading('Assessments completed!');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('D7: says on a kiosk that the screen starts over', async () => {
    await completeGad7('sam', 'context=kiosk&homescreenUrl=/kiosk/lakeside');
    await heading('Assessments completed!');
    expect(screen.getByText(/^This screen will start over in (?:10|9) seconds\.$/)).toBeVisible();
    expect(screen.queryByText('GAD-7')).not.toBeInTheDocument();
    expect(screen.queryByText('You can close this page now.')).not.toBeInTheDocument();
  });

  it.each([
    ['/user/sam/safety-net', '/user/sam/safety-net', 'Your Safety Net'],
    ['/safety?x=1%26y#z', '/safety?x=1%26y#z', 'Page not found'],
    ['https://evil.example/x', '/', 'Hi, Jonas'],
  ])('§2 more: after the submit %s navigates to %s', async (more, url, name) => {
    signInAs(world, 'jonas');
    const { router } = await completeGad7('sam', `context=sms&more=${encodeURIComponent(more)}`);
    await heading(name);
    const { pathname, search, hash } = router.location;
    expect(pathname + search + hash).toBe(url);
  });

  it.each([
    ['that the answers had arrived, where an earlier attempt had', true],
    ['nothing else', false],
  ])(
    'D9 what is submitted is sent: says on the page of `more` %s',
    async (_text, isResubmitted) => {
      if (isResubmitted)
        world.faults.failNext({ path: 'submit-assessments', kind: 'network', isReceived: true });
      const { user } = await completeGad7('sam', 'context=sms&more=/app-invite');
      if (isResubmitted) {
        await screen.findByRole('alert');
        await press(user, 'Submit');
      }
      await heading('Get the app');
      expect(jest.mocked(showToast).mock.calls).toEqual(
        isResubmitted ? [['We had received your answers.', { tone: 'success' }]] : [],
      );
    },
  );

  it.each([
    ['/user/sam/safety-net', '/user/sam/safety-net', TRUSTED],
    ['https://portal.example/home?x=1', 'https://portal.example/home?x=1', TRUSTED],
    ['https://portal.example@evil.example/', '/', TRUSTED],
    ['/\\evil.example', '/', TRUSTED],
    ['https://portal.example/', '/', []],
  ])(
    '§2 homescreenUrl: with %s Done links to %s if these origins are trusted: %j',
    async (homescreenUrl, href, trustedOrigins) => {
      // §2.user-assessments.4
      const query = `context=patient_app&homescreenUrl=${encodeURIComponent(homescreenUrl)}`;
      await completeGad7('sam', query, { trustedOrigins });
      await heading('Assessments completed!');
      expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', href);
    },
  );
});

it('D9 sends as text what a server names by numbers, and a value as it is', async () => {
  const intercepted = interceptRequests(/^never$/);
  const answers = [{ id: 1, title: 'Yes' }];
  const questions = [
    { key: 3, title: 'By id', answers },
    { key: 4, title: 'By value', answers: [{ value: 0, title: 'No' }] },
  ];
  const responses = {
    'assigned-assessments': [{ isOverdue: true, assessment: { id: 7, name: 'Mood' } }],
    'public-api/assessments': [{ id: 7, name: 'Mood', content: { sections: [{ questions }] } }],
  };
  for (const [path, body] of Object.entries(responses))
    intercepted.respondWith(new RegExp(`${path}$`), () => Response.json(body));
  const { user } = openAssessments('ada', 'context=sms&assessments=7');
  await heading('Mood');
  await answerAll(user, 'Yes');
  await answerAll(user, 'No');
  await press(user, 'Submit');
  // The sandbox knows no such assessment.
  await screen.findByRole('alert');
  intercepted.restore();
  expect(getSubmittedBodies(world)).toMatchObject([
    {
      assessments: [
        {
          id: '7',
          answers: [
            { key: '3', answerValue: { answerId: '1' } },
            { key: '4', answerValue: { answerId: 0 } },
          ],
        },
      ],
    },
  ]);
});
