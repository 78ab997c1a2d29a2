/** Valid answers to PHQ-9, without the difficulty item. */
export const phq9Answers = Array.from({ length: 9 }, (_, index) => ({
  key: `phq-9-${index + 1}`,
  answerValue: { answerId: `phq-9-answer-${index % 4}` },
}));

/** Valid answers to GAD-7, whose choices are identified by value. */
export const gad7Answers = Array.from({ length: 7 }, (_, index) => ({
  key: `gad-7-${index + 1}`,
  answerValue: { answerId: index % 4 },
}));

/** Valid answers to every question of 'Sleep and habits'. */
export const sleepAnswers = [
  { key: 'kept-awake', answerValue: { answerIds: ['kept-awake-0', 'kept-awake-2'] } },
  { key: 'hours-asleep', value: 6 },
  { key: 'caffeine', value: 3 },
  { key: 'nights-awake', value: 7 },
  { key: 'sleep-quality', answerValue: { answerId: 'sleep-quality-2' } },
  { key: 'exercise', answerValue: { answerId: 1 } },
  { key: 'wind-down', answerValue: { answerIds: ['wind-down-1'] } },
  { key: 'change', value: 'Fall asleep sooner' },
  { key: 'anything-else', value: 'No' },
];
