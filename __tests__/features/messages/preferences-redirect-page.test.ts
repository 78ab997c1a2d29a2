import { toPreferencesUrl } from '../../../src/features/messages/preferences-redirect-page';

const site = 'https://preferences.clinic.example/manage';

describe('§2 /patients/{cognitoId}/notification-preferences', () => {
  it.each([
    [null, 'notification_type=assessment'],
    ['', 'notification_type=assessment'],
    ['check_in', 'notification_type=check_in'],
    ['a&b=c#d', 'notification_type=a%26b%3Dc%23d'],
  ])('D9: carries the notification type %j', (type, query) => {
    expect(toPreferencesUrl(site, 'cognito-1', type)).toBe(`${site}/cognito-1?${query}`);
  });

  it('takes a site with a slash at its end', () => {
    expect(toPreferencesUrl(`${site}/`, 'cognito-1', null)).toBe(
      `${site}/cognito-1?notification_type=assessment`,
    );
  });

  it('keeps an id in its place', () => {
    expect(toPreferencesUrl(site, 'a/../b?c#d', null)).toBe(
      `${site}/a%2F..%2Fb%3Fc%23d?notification_type=assessment`,
    );
    for (const id of ['', '.', '..']) expect(() => toPreferencesUrl(site, id, null)).toThrow();
  });
});
