/** @jest-environment node */
import { readAssessmentQuery } from '../../../src/features/assessments/assessment-query';

const originPolicy = {
  ownOrigin: 'https://app.example',
  trustedOrigins: ['https://portal.example'],
};
const read = (query: string) => readAssessmentQuery(new URLSearchParams(query), originPolicy);

describe('§2 the query of /user/{userId}/assessments', () => {
  it('defaults to the patient app, all assigned assessments and no redirect', () => {
    expect(read('')).toEqual({
      appContext: 'patient_app',
      requestedIds: null,
      more: null,
      homescreenUrl: null,
      isNewPatient: false,
    });
  });

  it('lists each id once, and none if it contains only commas', () => {
    // §2.user-assessments.1
    expect(read('assessments=a1, a2,,a1').requestedIds).toEqual(['a1', 'a2']);
    expect(read('assessments=,%20,').requestedIds).toBeNull();
  });

  it.each([
    ['/somewhere?x=1#y', '/somewhere?x=1#y'],
    ['https://portal.example/x', '/'],
    ['https://app.example/x', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%5Cevil.example', '/'],
    ['/%09/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/a/../../..//evil.example', '/'],
    ['', null],
  ])('D7: turns `more` %j into %j', (more, path) => {
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
  ])('D7: turns `homescreenUrl` %j into %j', (homescreenUrl, href) => {
    expect(read(`homescreenUrl=${encodeURIComponent(homescreenUrl)}`).homescreenUrl).toBe(href);
  });

  it('D6: recognises a new patient only by `isNewPatient=true`', () => {
    expect(read('isNewPatient=true').isNewPatient).toBe(true);
    for (const value of ['1', 'TRUE', 'yes', '']) {
      expect(read(`isNewPatient=${value}`).isNewPatient).toBe(false);
    }
  });
});
