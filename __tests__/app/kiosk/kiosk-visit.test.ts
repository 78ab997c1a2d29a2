import { createKioskVisit } from '../../../src/app/kiosk/kiosk-visit';

describe('D9 kiosk: the visit', () => {
  it('begins with the first entry of the page, without a visitor', () => {
    expect(createKioskVisit().get()).toEqual({ startIndex: 0, hasVisitor: false });
  });

  it('keeps what is not changed', () => {
    const visit = createKioskVisit();
    visit.update({ startIndex: 2 });
    visit.update({ hasVisitor: true });
    expect(visit.get()).toEqual({ startIndex: 2, hasVisitor: true });
  });
});
