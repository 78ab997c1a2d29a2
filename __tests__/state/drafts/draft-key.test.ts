/** @jest-environment node */
import { getDraftKey, isDraftKey, type DraftSubject } from '../../../src/state/drafts/draft-key';

const subject: DraftSubject = { userId: 'ada', form: 'assessments', ids: ['a', 'b'] };

describe('the sessionStorage key of a draft', () => {
  it('is recognised among the other keys', () => {
    expect(isDraftKey(getDraftKey(subject))).toBe(true);
    expect(isDraftKey('card-setup')).toBe(false);
    expect(isDraftKey(`my ${getDraftKey(subject)}`)).toBe(false);
  });

  it.each<Partial<DraftSubject>>([
    { userId: 'ben' },
    { form: 'check-in' },
    { ids: ['a'] },
    { ids: ['b', 'a'] },
    { ids: ['a,b'] },
    { ids: [] },
  ])('is another one for %j', (change) => {
    expect(getDraftKey({ ...subject, ...change })).not.toBe(getDraftKey(subject));
  });
});
