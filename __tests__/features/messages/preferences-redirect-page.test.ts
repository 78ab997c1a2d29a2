/** @jest-environment node */
import { toPreferencesUrl } from '../../../src/features/messages/preferences-redirect-page';

const site = 'https://preferences.clinic.example/manage';

describe('§2 /patients/{cognitoId}/notification-preferences', () => {
  it.each([
    [null, 'notification_type=assessment'],
    ['', 'notification_type=assessment'],
    ['check_in', 'notification_type=check_in'],
    ['assessment', 'notification_type=assessment'],
    ['reminder', 'notification_type=reminder'],
    ['CLIENT_SAFETY_NET', 'notification_type=CLIENT_SAFETY_NET'],
    ['two words', 'notification_type=assessment'],
    ['2026-11-25', 'notification_type=assessment'],
    ['a'.repeat(65), 'notification_type=assessment'],
    ['a&b=c#d', 'notification_type=assessment'],
    ['https://evil.example', 'notification_type=assessment'],
  ])(
    '§2 preferences link: a link with the type %j leads to the site with it, else the default',
    (type, query) => {
      // §2.preferences-link.1
      expect(toPreferencesUrl(site, 'cognito-1', type)).toBe(`${site}/cognito-1?${query}`);
    },
  );

  it('accepts a site URL with a trailing slash', () => {
    expect(toPreferencesUrl(`${site}/`, 'cognito-1', null)).toBe(
      `${site}/cognito-1?notification_type=assessment`,
    );
  });

  it('encodes the id as one path segment, and throws if that is not possible', () => {
    expect(toPreferencesUrl(site, 'a/../b?c#d', null)).toBe(
      `${site}/a%2F..%2Fb%3Fc%23d?notification_type=assessment`,
    );
    for (const id of ['', '.', '..']) expect(() => toPreferencesUrl(site, id, null)).toThrow();
  });
});
