import { FREQUENCY_TITLES, createAnswersWithIds } from './frequency-answers';
import type { Instrument } from './instrument.types';

const symptoms = [
  'Little interest or pleasure in doing things',
  'Feeling down, depressed, or hopeless',
  'Trouble falling or staying asleep, or sleeping too much',
  'Feeling tired or having little energy',
  'Poor appetite or overeating',
  'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
  'Trouble concentrating on things, such as reading the newspaper or watching television',
  'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
  'Thoughts that you would be better off dead or of hurting yourself in some way',
];

/** Patient Health Questionnaire-9 (Spitzer, Williams, Kroenke and colleagues), public domain, with its tenth item on difficulty, which may be skipped. */
export const phq9: Instrument = {
  id: 'phq-9',
  name: 'PHQ-9',
  disorder: 'Depression',
  title:
    'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  answers: createAnswersWithIds('phq-9-answer', FREQUENCY_TITLES),
  questions: [
    ...symptoms.map((title, index) => ({
      key: `phq-9-${index + 1}`,
      title,
      type: 'single-select',
      skippable: false,
    })),
    {
      key: 'phq-9-difficulty',
      title:
        'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
      type: 'single-select',
      skippable: true,
      answers: createAnswersWithIds('phq-9-difficulty', [
        'Not difficult at all',
        'Somewhat difficult',
        'Very difficult',
        'Extremely difficult',
      ]),
    },
  ],
};
