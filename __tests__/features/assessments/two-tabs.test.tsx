import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByForm } from '../../../machines/answer.types';
import { toFingerprint, toFormVersion } from '../../../machines/submission/get-fingerprint';
import { getDraftKey } from '../../../src/state/drafts/draft-key';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import { expectNoAxeViolations } from '../../support/axe';
import { holdNextResponse } from '../../support/hold-next-response';
import { reloadApp } from '../../support/reload-app';
import { renderApp } from '../../support/render-app';

const world = startSandbox();
beforeEach(() => {
  const instrument = world.instruments.get('gad-7');
  if (instrument === undefined) throw new Error('There is no GAD-7.');
  world.instruments.set('gad-7', { ...instrument, questions: instrument.questions.slice(0, 1) });
  world.assignments.set('sam', [makeAssignment(world.clock, 'sam', 'gad-7', -1)]);
});

const location = '/user/sam/assessments?context=sms';
const form = getDraftKey({ userId: 'sam', form: 'assessments', ids: [] });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const answer = (name = 'Several days') =>
  userEvent.setup().click(screen.getByRole('radio', { name }));

/** Another tab with the same form: what it hears, and what it says. */
function openOtherTab() {
  const channel = new BroadcastChannel('forms');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  return { heard, post: (message: object) => channel.postMessage({ form, ...message }) };
}

async function open() {
  const other = openOtherTab();
  renderApp({ location });
  await heading('GAD-7');
  return other;
}

/** The fingerprint of the answers in this tab. */
async function getFingerprint(): Promise<string> {
  await waitFor(() => expect(sessionStorage.getItem(form)).not.toBeNull());
  // SAFETY: this is how a draft is stored.
  const { answers } = JSON.parse(sessionStorage.getItem(form) ?? '') as { answers: AnswersByForm };
  return toFingerprint([toFormVersion('gad-7', answers['gad-7'])]);
}

const sentByOther = (fingerprint: string) => ({ type: 'submitted', fingerprint, at: Date.now() });

describe('D9 two tabs with the same assessments', () => {
  it('mentions unsent answers in the other tab until they are gone', async () => {
    const other = await open();
    other.post({ type: 'unsent', isUnsent: true });
    expect(await screen.findByText('You have unsent answers in another tab.')).toBeVisible();
    await expectNoAxeViolations(document.body);
    other.post({ type: 'unsent', isUnsent: false });
    await waitFor(() =>
      expect(screen.queryByText('You have unsent answers in another tab.')).toBeNull(),
    );
  });

  it('tells a tab that opens the link later of unsent answers, and no other form', async () => {
    const other = await open();
    await answer();
    await waitFor(() =>
      expect(other.heard).toContainEqual({ form, type: 'unsent', isUnsent: true }),
    );
    other.heard.length = 0;
    other.post({ type: 'opened', form: 'another form' });
    other.post({ type: 'opened' });
    await waitFor(() => expect(other.heard).toEqual([{ form, type: 'unsent', isUnsent: true }]));
  });

  it('shows that the same answers were sent, with the time', async () => {
    const other = await open();
    await answer();
    other.post(sentByOther(await getFingerprint()));
    await heading('Assessments completed!');
    expect(screen.getByText(/^Sent /)).toBeVisible();
    expect(world.submissions).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('shows that the same answers were sent while they were loading again', async () => {
    const other = await open();
    await answer();
    const fingerprint = await getFingerprint();
    const release = holdNextResponse(world, 'assigned-assessments', true);
    reloadApp({ location });
    await waitFor(() => expect(other.heard.at(-1)).toEqual({ form, type: 'opened' }));
    other.post(sentByOther(fingerprint));
    other.heard.length = 0;
    other.post({ type: 'unsent', isUnsent: false });
    await waitFor(() => expect(other.heard).toEqual([{ form, type: 'opened' }]));
    act(release);
    await heading('Assessments completed!');
    expect(world.submissions).toEqual([]);
  });

  it('keeps other answers, says that they have not been sent, and sends them', async () => {
    const other = await open();
    await answer('Not at all');
    other.post(sentByOther('of other answers'));
    expect(await screen.findByText(/^Other answers were sent in another tab /)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Not at all' })).toBeChecked();
    await userEvent.setup().click(submit());
    await heading('Assessments completed!');
    expect(world.submissions).toHaveLength(1);
  });

  it('says only that answers were sent where there are none, as after ‘Take assessment anyway’', async () => {
    world.assignments.set('sam', [makeAssignment(world.clock, 'sam', 'gad-7', 1)]);
    const other = openOtherTab();
    renderApp({ location });
    await heading("You're all set!");
    other.post(sentByOther('of other answers'));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Take assessment anyway' }));
    await heading('GAD-7');
    expect(await screen.findByText(/^Answers were sent in another tab .*\.$/)).toBeVisible();
    await answer();
    expect(await screen.findByText(/^Other answers were sent in another tab /)).toBeVisible();
  });

  it('tells the other tab what it has sent', async () => {
    const other = await open();
    await answer();
    const fingerprint = await getFingerprint();
    await userEvent.setup().click(submit());
    await heading('Assessments completed!');
    await waitFor(() =>
      expect(other.heard).toContainEqual(
        expect.objectContaining({ form, type: 'submitted', fingerprint }),
      ),
    );
  });
});

describe('D9 closing the page', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks first while a submit is under way and while its outcome is not known', async () => {
    await open();
    await answer();
    // The draft keeps the answers over a reload.
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1));
    expect(close()).toBe(false);

    world.faults.failNext({ path: 'submit-assessments', kind: 'network' });
    await userEvent.setup().click(submit());
    await screen.findByRole('alert');
    expect(close()).toBe(true);

    const release = holdNextResponse(world, 'submit-assessments');
    await userEvent.setup().click(submit());
    await screen.findByText('Sending your answers…');
    expect(close()).toBe(true);
    act(release);
    await heading('Assessments completed!');
    expect(close()).toBe(false);
  });
});
