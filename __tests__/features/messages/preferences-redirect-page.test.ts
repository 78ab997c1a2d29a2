/** @jest-environment node */
import { toPreferencesUrl } from '../../../src/features/messages/preferences-redirect-page';

const site = 'https://preferences.clinic.example/manage';

describe('§2 /patients/{cognitoId}/notification-preferences', () => {
  it.each([
    [null, 'notification_type=assessment'],
    ['', 'notification_type=assessment'],
    ['check_in', 'notification_type=check_in'],
    ['a&b=c#d', 'notification_type=a%26b%3Dc%23d'],
  ])('D9: adds the notification type %j to the query (§2.preferences-link.1)', (type, query) => {
    expect(toPreferencesUrl(site, 'cognito-1', type)).toBe(`${site}/cognito-1?${query}`);
  });

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
