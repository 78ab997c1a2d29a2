/** @jest-environment node */
import { getReachableLink } from '../../../../src/qa/visualiser/live/reachable-link';

const origins = ['http://192.168.1.23:3000', 'http://10.0.0.4:3000'];
const path = '/visualiser.html#/screen/intake?state=PAYMENT';

describe('link for another device', () => {
  it('has the first address that the device can reach, if this page is open at a local one', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
      expect(getReachableLink(`http://${host}:3000${path}`, origins)).toBe(
        `http://192.168.1.23:3000${path}`,
      );
  });

  it('has the address of this page, if other devices can open it', () => {
    const link = `https://qa.clinic.example${path}`;
    expect(getReachableLink(link, origins)).toBe(link);
  });

  it('does not exist without an address that the device can reach', () => {
    expect(getReachableLink(`http://localhost:3000${path}`, [])).toBeNull();
  });
});
