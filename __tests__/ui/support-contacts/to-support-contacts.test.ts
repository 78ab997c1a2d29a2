import { toSupportContacts } from '../../../src/ui/support-contacts/to-support-contacts';

describe('D1 support', () => {
  const all = {
    supportEmail: 'help@clinic.example',
    supportSmsNumber: '+12015550100',
    supportUrl: 'https://clinic.example/help',
  };

  it('lists every configured contact', () => {
    expect(toSupportContacts(all).map(({ href }) => href)).toEqual([
      'mailto:help@clinic.example',
      'sms:+12015550100',
      'https://clinic.example/help',
    ]);
    expect(toSupportContacts({ ...all, supportUrl: '/help' }).at(-1)?.href).toBe('/help');
    expect(toSupportContacts({ ...all, supportSmsNumber: '741741' })[1]?.text).toBe('Text 741741');
  });

  it('omits contacts without a usable value', () => {
    expect(
      toSupportContacts({ supportEmail: '', supportSmsNumber: 'call us', supportUrl: '' }),
    ).toEqual([]);
    expect(toSupportContacts({ ...all, supportEmail: 'a@b.example?bcc=c@d.example' })).toHaveLength(
      2,
    );
  });
});
