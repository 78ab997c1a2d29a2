import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { World } from '../../../src/qa/sandbox/world/world';
import { renderApp } from '../../support/render-app';

/** Reduces PHQ-9 and GAD-7 to two questions, which is faster and enough for these tests. */
export function shortenInstruments(world: World): void {
  for (const id of ['phq-9', 'gad-7']) {
    const instrument = world.instruments.get(id);
    if (instrument === undefined) throw new Error(`Unknown instrument: ${id}`);
    world.instruments.set(id, { ...instrument, questions: instrument.questions.slice(0, 2) });
  }
}

export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

export const press = (user: UserEvent, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

type Configuration = NonNullable<Parameters<typeof renderApp>[0]['configuration']>;

/** Opens the public link to a user's assessments. */
export function openAssessments(
  userId: string,
  query = 'context=sms',
  configuration: Configuration = {},
) {
  const app = renderApp({ location: `/user/${userId}/assessments?${query}`, configuration });
  return { ...app, user: userEvent.setup() };
}

/** Gives every question of the page the same answer. */
export async function answerAll(user: UserEvent, option: string): Promise<void> {
  for (const radio of screen.getAllByRole('radio', { name: option })) await user.click(radio);
}

/** Opens a link whose only assessment is GAD-7, and completes it. */
export async function completeGad7(...link: Parameters<typeof openAssessments>) {
  const app = openAssessments(...link);
  await heading('GAD-7');
  await answerAll(app.user, 'Several days');
  await press(app.user, 'Submit');
  return app;
}

/** The submitted answers of the shortened PHQ-9 with the same answer value for both questions. */
export const phq9Answers = (value: number) =>
  [1, 2].map((index) => ({
    key: `phq-9-${index}`,
    answerValue: { answerId: `phq-9-answer-${value}` },
  }));

/** The submitted answers of the shortened GAD-7 with the same answer value for both questions. */
export const gad7Answers = (value: number) =>
  [1, 2].map((index) => ({ key: `gad-7-${index}`, answerValue: { answerId: value } }));

/** The bodies of all submits, whether accepted or not. */
export const getSubmittedBodies = (world: World): readonly unknown[] =>
  world.getRequests('submit-assessments').map(({ body }) => body);
