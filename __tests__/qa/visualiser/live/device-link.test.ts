/** @jest-environment node */
import { getDeviceLink } from '../../../../src/qa/visualiser/live/device-link';

const origins = ['http://192.168.1.23:3000', 'http://10.0.0.4:3000'];

describe('link for another device', () => {
  it('has the first address that the device can reach, if this page is open at a local one', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
      expect(getDeviceLink('ABC123', `http://${host}:3000/visualiser.html#/live`, origins)).toBe(
        'http://192.168.1.23:3000/visualiser.html#/device/ABC123',
      );
  });

  it('has the address of this page, if other devices can open it', () => {
    expect(getDeviceLink('ABC123', 'https://qa.clinic.example/visualiser.html', origins)).toBe(
      'https://qa.clinic.example/visualiser.html#/device/ABC123',
    );
  });

  it('does not exist without an address that the device can reach', () => {
    expect(getDeviceLink('ABC123', 'http://localhost:3000/visualiser.html', [])).toBeNull();
  });
});
