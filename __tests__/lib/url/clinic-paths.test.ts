/** @jest-environment node */
import { kioskPath, kioskQuery } from '../../../src/lib/url/clinic-paths';

describe('the paths of a kiosk', () => {
  it('D5: encode the id of the clinic', () => {
    expect(kioskPath('lake/side')).toBe('/kiosk/lake%2Fside');
  });

  it('D6: have the context and the URL to restart at, whose slashes stay as they are', () => {
    expect(kioskQuery('/kiosk/a b?x=1&y=2')).toBe(
      'context=kiosk&homescreenUrl=/kiosk/a%20b%3Fx%3D1%26y%3D2',
    );
    expect(kioskQuery(null)).toBe('context=kiosk');
  });
});
