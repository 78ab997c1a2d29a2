import { readAssessmentQuery } from '../../../src/features/assessments/assessment-query';

const trust = { ownOrigin: 'https://app.example', trustedOrigins: ['https://portal.example'] };
const read = (query: string) => readAssessmentQuery(new URLSearchParams(query), trust);

describe('§2 the query of /user/{userId}/assessments', () => {
  it('means a patient, everything assigned and nowhere to go without one', () => {
    expect(read('')).toEqual({
      appContext: 'patient_app',
      requestedIds: null,
      more: null,
      homescreenUrl: null,
      isNewPatient: false,
    });
  });

  it('names ids once each, and none where it holds nothing but commas', () => {
    expect(read('assessments=a1, a2,,a1').requestedIds).toEqual(['a1', 'a2']);
    expect(read('assessments=,%20,').requestedIds).toBeNull();
  });

  it.each([
    ['/somewhere?x=1#y', '/somewhere?x=1#y'],
    ['https://portal.example/x', '/'],
    ['https://app.example/x', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/a/../../..//evil.example', '/'],
    ['', null],
  ])('D7: `more` %j leads to %j', (more, path) => {
    expect(read(`more=${encodeURIComponent(more)}`).more).toBe(path);
  });

  it.each([
    ['/kiosk/lakeside', '/kiosk/lakeside'],
    ['https://portal.example/x?y', 'https://portal.example/x?y'],
    ['https://app.example/x', '/x'],
    ['http://portal.example/x', '/'],
    ['https://portal.example:444/x', '/'],
    ['https://portal.example.evil.example', '/'],
    ['https://portal.example@evil.example', '/'],
    ['data:text/html,x', '/'],
    ['https:evil.example', '/'],
    ['', null],
  ])('D7: `homescreenUrl` %j leads to %j', (homescreenUrl, href) => {
    expect(read(`homescreenUrl=${encodeURIComponent(homescreenUrl)}`).homescreenUrl).toBe(href);
  });

  it('D6: knows a new patient by the one word', () => {
    expect(read('isNewPatient=true').isNewPatient).toBe(true);
    for (const other of ['1', 'TRUE', 'yes', '']) {
      expect(read(`isNewPatient=${other}`).isNewPatient).toBe(false);
    }
  });
});
