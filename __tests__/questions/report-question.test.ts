import { assessmentFromWire } from '../../src/questions/assessment/assessment.adapter';
import { HIDDEN_QUESTION_EVENT } from '../../src/questions/assessment/report-question';
import { moduleFromWire } from '../../src/questions/check-in.adapter';
import { intakePagesFromWire } from '../../src/questions/intake.adapter';
import { allowConsole } from '../support/fail-on-console';

// Wrong fields are logged on purpose.
beforeEach(() => allowConsole(/does not have the expected shape/));

const answers = [{ id: 'yes', label: 'Yes', value: 'yes' }];
const parsers = {
  assessment: (question: object) => {
    const asked = { key: 'q', title: 'How?', answers, ...question };
    return assessmentFromWire({
      id: 'a',
      alias: 'a',
      title: 'A',
      content: { sections: [{ questions: [asked] }] },
    });
  },
  'check-in': (node: object) => {
    const asked = { id: 'n', type: 'multiple_choice', label: 'How?', answers, ...node };
    return moduleFromWire({ id: 'm', versionId: 'v', title: 'M', content: { nodes: [asked] } });
  },
  questionnaire: (item: object) => {
    const asked = { linkId: 'i', type: 'choice', text: 'How?', answerOptions: answers, ...item };
    return intakePagesFromWire({ pages: [{ items: [asked] }] });
  },
};

/** What is reported while `parse` runs. */
function getReports(parse: () => unknown): unknown {
  const reports: unknown[] = [];
  const onReport = (event: Event) => {
    if (event instanceof CustomEvent) reports.push(event.detail);
  };
  window.addEventListener(HIDDEN_QUESTION_EVENT, onReport);
  expect(parse()).not.toBeNull();
  window.removeEventListener(HIDDEN_QUESTION_EVENT, onReport);
  return reports;
}

describe('D9 reports of questions', () => {
  it.each([
    ['assessment', { title: '  ' }, 'content.sections[].questions[].title'],
    ['assessment', { key: null }, 'content.sections[].questions[].key'],
    ['assessment', { answers: [] }, 'content.sections[].questions[].answers'],
    ['check-in', { label: '<p></p>' }, 'content.nodes[].label'],
    ['check-in', { id: null }, 'content.nodes[].id'],
    ['check-in', { answers: [] }, 'content.nodes[].answers'],
    ['check-in', { type: 'drawing' }, 'content.nodes[].type'],
    ['questionnaire', { text: null }, 'pages[].items[].text'],
    ['questionnaire', { linkId: ' ' }, 'pages[].items[].linkId'],
    ['questionnaire', { answerOptions: [] }, 'pages[].items[].answerOptions'],
    ['questionnaire', { type: 'drawing' }, 'pages[].items[].type'],
  ] as const)('name the field that the clinic has to correct: %s, %j', (form, wire, field) => {
    expect(getReports(() => parsers[form](wire))).toEqual([{ form, field }]);
  });

  it('name an assessment without questions', () => {
    const empty = { id: 'a', name: 'A', content: { sections: [{ questions: [] }] } };
    expect(getReports(() => assessmentFromWire(empty))).toEqual([
      { form: 'assessment', field: 'content.sections[].questions' },
    ]);
  });

  it.each(['assessment', 'check-in', 'questionnaire'] as const)(
    'do not name a field of an %s that is right',
    (form) => {
      expect(getReports(() => parsers[form]({}))).toEqual([]);
    },
  );
});
