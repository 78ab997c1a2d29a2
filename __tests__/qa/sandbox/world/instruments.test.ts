/** @jest-environment node */
import { createTestClient } from '../support/api-client';
import { phq9 } from '../../../../src/qa/sandbox/world/instruments/phq-9';
import { gad7 } from '../../../../src/qa/sandbox/world/instruments/gad-7';
import { validateAnswers } from '../../../../src/qa/sandbox/world/instruments/validate-answers';
import { sleepAndHabits } from '../../../../src/qa/sandbox/world/instruments/sleep-and-habits';
import { gad7Answers, phq9Answers, sleepAnswers } from '../support/answers';

function replaceSleepAnswer(changed: { key: string } & Record<string, unknown>) {
  return sleepAnswers.map((answer) => (answer.key === changed.key ? changed : answer));
}

describe('the instruments', () => {
  it('contain PHQ-9 with its difficulty item, and GAD-7', () => {
    expect(phq9.questions).toHaveLength(10);
    expect(phq9.questions[8]?.title).toBe(
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    );
    expect(gad7.questions).toHaveLength(7);
    expect(gad7.answers.map(({ title }) => title)).toEqual([
      'Not at all',
      'Several days',
      'More than half the days',
      'Nearly every day',
    ]);
  });

  it('are returned by id, without unknown ids', async () => {
    const { get } = createTestClient();
    const response = await get('/v1/public-api/assessments?Ids=long-1000,nothing,gad-7');
    expect(response.body).toMatchObject([
      { id: 'long-1000', content: { sections: [{ questions: { length: 1000 } }] } },
      { id: 'gad-7', name: 'GAD-7' },
    ]);
  });
});

describe('§5 validation of assessment answers', () => {
  it.each([
    ['PHQ-9', phq9, phq9Answers],
    ['GAD-7', gad7, gad7Answers],
    ['every kind of question', sleepAndHabits, sleepAnswers],
    [
      'skippable questions left out',
      sleepAndHabits,
      sleepAnswers.filter(
        ({ key }) => !['nights-awake', 'wind-down', 'anything-else'].includes(key),
      ),
    ],
    [
      'an override as the only answer',
      sleepAndHabits,
      replaceSleepAnswer({ key: 'kept-awake', answerValue: { answerIds: ['kept-awake-none'] } }),
    ],
    [
      'a negative number where there is no minimum',
      sleepAndHabits,
      replaceSleepAnswer({ key: 'nights-awake', value: -1 }),
    ],
  ])('accepts %s', (_name, instrument, answers) => {
    expect(validateAnswers(instrument, answers)).toBeNull();
  });

  it.each([
    [{ key: 'hours-asleep', value: 25 }, 'hours-asleep: 25 is above 24'],
    [{ key: 'hours-asleep', value: -1 }, 'hours-asleep: -1 is below 0'],
    [{ key: 'caffeine', value: -1 }, 'caffeine: -1 is below 0'],
    [{ key: 'nights-awake', value: 8 }, 'nights-awake: 8 is above 7'],
    [{ key: 'caffeine', value: 1.5 }, 'caffeine: 1.5 is not a whole number'],
    [{ key: 'caffeine', value: '3' }, 'caffeine: value must be a JSON number'],
    [{ key: 'caffeine', answerValue: { answerId: 3 } }, 'caffeine: a number needs only value'],
    [{ key: 'change', value: '  ' }, 'change: value is blank; a skipped question is left out'],
    [{ key: 'change', value: 7 }, 'change: value must be a string'],
    [{ key: 'exercise', answerValue: { answerId: '1' } }, 'exercise: there is no answer "1"'],
    [{ key: 'exercise', value: 'Never' }, 'exercise: a choice needs only answerValue'],
    [
      { key: 'exercise', answerValue: { answerIds: [1] } },
      'exercise: a single choice needs only answerId',
    ],
    [{ key: 'sleep-quality', answerValue: { answerId: 0 } }, 'sleep-quality: there is no answer 0'],
    [
      { key: 'kept-awake', answerValue: { answerId: 'kept-awake-0' } },
      'kept-awake: a multi-select needs only answerIds',
    ],
    [
      { key: 'kept-awake', answerValue: { answerIds: [] } },
      'kept-awake: answerIds is empty; a skipped question is left out',
    ],
    [
      { key: 'kept-awake', answerValue: { answerIds: ['kept-awake-0', 'kept-awake-0'] } },
      'kept-awake: answerIds names an answer twice',
    ],
    [
      { key: 'kept-awake', answerValue: { answerIds: ['wind-down-0'] } },
      'kept-awake: there is no answer "wind-down-0"',
    ],
    [
      { key: 'kept-awake', answerValue: { answerIds: ['kept-awake-none', 'kept-awake-0'] } },
      'kept-awake: an override must be the only answer',
    ],
  ])('names the problem with %j', (changed, problem) => {
    expect(validateAnswers(sleepAndHabits, replaceSleepAnswer(changed))).toBe(problem);
  });

  it('names a missing, an unknown and a repeated question', () => {
    expect(validateAnswers(phq9, phq9Answers.slice(1))).toBe('phq-9-1 needs an answer');
    expect(validateAnswers(phq9, gad7Answers)).toBe('phq-9 has no question gad-7-1');
    expect(validateAnswers(phq9, [...phq9Answers, ...phq9Answers])).toBe(
      'phq-9-1 is answered twice',
    );
  });
});
