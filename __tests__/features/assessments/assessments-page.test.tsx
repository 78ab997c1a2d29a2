import { act, screen, waitFor, within } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { interceptRequests } from '../../support/intercept-requests';
import { renderApp } from '../../support/render-app';
import {
  answerAll,
  completeGad7,
  gad7Answers,
  getSubmittedBodies,
  heading,
  openAssessments as open,
  press,
  shortenInstruments,
} from './open-assessments';

const world = startSandbox();
beforeEach(() => shortenInstruments(world));

describe('§4 assessment taking', () => {
  it('shows one assessment per page and submits all of them together', async () => {
    // §4.assessments.11
    const { user } = open('ada');
    await heading('PHQ-9');
    expect(screen.getByText('Assessment 1 of 2')).toBeVisible();
    expect(screen.getByText(/^Over the last 2 weeks, how often have you been/)).toBeVisible();
    await answerAll(user, 'Not at all');
    await press(user, 'Next');
    await heading('GAD-7');
    expect(world.submissions).toEqual([]);
    await answerAll(user, 'Several days');
    await press(user, 'Back');
    await heading('PHQ-9');
    expect(screen.getAllByRole('radio', { name: 'Not at all', checked: true })).toHaveLength(2);
    await press(user, 'Next');
    await heading('GAD-7');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toMatchObject([
      { source: 'sms', submissionType: 'default', assessments: [{ id: 'phq-9' }, { id: 'gad-7' }] },
    ]);
    await expectNoAxeViolations(document.body);
  });

  it('shows how many questions are answered and how long it takes; the stem describes each question', async () => {
    const { user } = open('sam');
    await heading('GAD-7');
    expect(screen.getByText('About 1 minute')).toBeVisible();
    expect(screen.getByText('0 of 2 answered')).toBeVisible();
    const [first] = screen.getAllByRole('group');
    if (first === undefined) throw new Error('The page has no question.');
    expect(first).toHaveAccessibleDescription(/Over the last 2 weeks/);
    await user.click(within(first).getByRole('radio', { name: 'Not at all' }));
    expect(screen.getByText('1 of 2 answered')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('value', '1');
    await expectNoAxeViolations(document.body);
  });

  it('§4 says that an assessment has no questions, and nothing about its time and answers', async () => {
    const instrument = world.instruments.get('gad-7');
    if (instrument === undefined) throw new Error('The sandbox has no GAD-7.');
    world.instruments.set('gad-7', { ...instrument, questions: [] });
    open('sam');
    await heading('GAD-7');
    const note = 'This form has no questions. Contact the clinic about it.';
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryByText(/minute|answered/)).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('D9 makes one request for a link with thousands of ids, and opens what the first of them name', async () => {
    const hostile = Array.from({ length: 3000 }, (_, index) => `x${index}`);
    open('ada', `context=sms&assessments=${['gad-7', ...hostile, 'gad-7'].join(',')}`);
    await heading('GAD-7');
    const requests = world.getRequests('assessments');
    expect(requests.map(({ query }) => query.Ids?.split(','))).toEqual([
      ['gad-7', ...hostile.slice(0, 49)],
    ]);
  });

  it('D9 shows and sends the other assessments if the server refuses one of them, and says so', async () => {
    const refusal = { path: 'assessments', kind: 'status', status: 403 } as const;
    // The request for both, then the one for PHQ-9.
    world.faults.failNext({ ...refusal, times: 2 });
    const { user } = open('ada');
    await heading('GAD-7');
    expect(screen.queryByText(/^Assessment 1 of/)).not.toBeInTheDocument();
    expect(
      screen.getByText(
        '1 assessment can’t be shown here. You can send the others. Contact the clinic about it.',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(document.body);
    await answerAll(user, 'Several days');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(getSubmittedBodies(world)).toMatchObject([
      { assessments: [{ id: 'gad-7', answers: gad7Answers(1) }] },
    ]);
  });

  it('D9 opens nothing for a link whose only id cannot be one', async () => {
    open('ada', `context=sms&assessments=${'x'.repeat(5000)}`);
    await heading('This link is no longer available');
    expect(world.getRequests('assessments')).toEqual([]);
  });

  it('§8: says before Submit that there is no network, until there is', async () => {
    open('sam');
    await heading('GAD-7');
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(
      screen.getByText(
        'You’re offline. Your answers stay on this page; submit when you’re back online.',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(document.body);
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
  });

  it('D9: lists missing answers by question number in a summary, and moves the focus there once', async () => {
    const { user } = open('sam');
    await heading('GAD-7');
    await press(user, 'Submit');
    const summary = screen.getByRole('heading', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link', { name: /^Question [12] needs an answer$/ })).toHaveLength(
      2,
    );
    const [first] = screen.getAllByRole('group');
    if (first === undefined) throw new Error('The page has no question.');
    expect(first).toHaveAccessibleDescription(/\* Required/);
    await expectNoAxeViolations(document.body);
    const answer = within(first).getByRole('radio', { name: 'Not at all' });
    await user.click(answer);
    expect(answer).toHaveFocus();
    expect(first).not.toHaveAccessibleDescription(/\* Required/);
    expect(world.submissions).toEqual([]);
  });

  it('offers assessments that are not due, and shows a message if none is assigned', async () => {
    const { user } = open('ben');
    await heading("You're all set!");
    await press(user, 'Take assessment anyway');
    expect(await heading('PHQ-9')).toBeVisible();
    renderApp({ location: '/user/cora/assessments' });
    expect(await heading('This link is no longer available')).toBeVisible();
  });

  it('§2 safety net: the line above all questions has a link to the safety net', async () => {
    open('sam');
    await heading('GAD-7');
    const help = screen.getByRole('link', { name: 'Help' });
    expect(help).toHaveAttribute('href', '/user/sam/safety-net');
    open('kai', 'context=kiosk&homescreenUrl=/kiosk/lakeside');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Help' }).at(-1)).toHaveAttribute(
        'href',
        '/user/kai/safety-net?context=kiosk&homescreenUrl=/kiosk/lakeside',
      ),
    );
  });

  it('D9: on a clinician’s device the links to the safety net keep the context', async () => {
    open('tess', 'context=clinician_app');
    await heading('PHQ-9');
    for (const name of ['Safety Net', 'Help', 'More ways to get help'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/user/tess/safety-net?context=clinician_app',
      );
  });

  it.each([
    ['cora', 'This link is no longer available'],
    ['ben', "You're all set!"],
  ])('D7 kiosk: says that %s has nothing to fill in, and starts over', async (userId, name) => {
    const { user } = open(userId, 'context=kiosk&homescreenUrl=/kiosk/lakeside');
    await heading(name);
    expect(
      screen.getByText(
        'You have nothing to fill in today. Please take a seat, or ask at the front desk.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^This screen will start over in \d+ seconds\.$/)).toBeVisible();
    await expectNoAxeViolations(document.body);
    await press(user, 'Done');
    await screen.findByRole('heading', { level: 1, name: /^Welcome to Lakeside/ });
  });

  it('§2 assessments: shows only the assessments in the link', async () => {
    // §2.user-assessments.1
    await completeGad7('ada', 'context=sms&assessments=gad-7,gad-7,');
    expect(screen.queryByText(/^Assessment \d/)).not.toBeInTheDocument();
    await heading('Assessments completed!');
    expect(getSubmittedBodies(world)).toEqual([
      {
        assessments: [{ id: 'gad-7', answers: gad7Answers(1) }],
        assigneeUserId: 'ada',
        isNewPatient: false,
        source: 'sms',
        submissionType: 'default',
      },
    ]);
  });

  it('§4 assessment taking: offers the assessment in the link although it is not due', async () => {
    const { user } = open('ada', 'context=sms&assessments=sleep-and-habits');
    await heading("You're all set!");
    await press(user, 'Take assessment anyway');
    expect(await heading('Sleep and habits')).toBeVisible();
  });

  it.each([
    ['without assigned assessments', 'cora', 'context=sms'],
    ['to an assessment that is not assigned', 'ada', 'context=sms&assessments=long-10'],
    ['to an unknown assessment', 'ada', 'context=sms&assessments=no-such-thing'],
    [
      'to an unknown assessment on the clinician’s device',
      'tess',
      'context=clinician_app&assessments=no-such-thing',
    ],
    ['with a malicious assessment id', 'ada', 'context=sms&assessments=..%2F..%2F,%00,<b>'],
  ])('§4 assessment taking: a link %s is no longer available', async (_link, userId, query) => {
    open(userId, query);
    expect(await heading('This link is no longer available')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('D7: a participant reads of the patient’s clinician, not of their own', async () => {
    open('sams-father', 'context=clinician_app&assessments=no-such-thing');
    await heading('This link is no longer available');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Sam’s clinician');
    expect(main).not.toHaveTextContent(/your clinic/);
  });

  it('§4 assessment taking: a link to an assessment without a definition is no longer available', async () => {
    world.instruments.delete('gad-7');
    const requests = interceptRequests(/^$/);
    requests.respondWith(/\/assigned-assessments$/, () =>
      Response.json([{ isOverdue: true, assessment: { id: 'gad-7', name: 'GAD-7' } }]),
    );
    open('ivy');
    expect(await heading('This link is no longer available')).toBeVisible();
    requests.restore();
  });

  it('D2: offers Try again if the definitions are malformed, and then loads them again', async () => {
    const { user } = open('sam');
    world.faults.failNext({ path: 'assessments', kind: 'malformed' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't load this/);
    await press(user, 'Try again');
    expect(await heading('GAD-7')).toBeVisible();
  });
});
