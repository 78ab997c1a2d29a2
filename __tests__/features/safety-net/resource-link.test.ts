/** @jest-environment node */
import { toResourceLink } from '../../../src/features/safety-net/resource-link';

const link = (type: string, value: string | null, displayText = 'Help') =>
  toResourceLink({ type, value, displayText }, 'https://app.example');

describe('§2 the links of the safety net', () => {
  it.each([
    ['call', '988', 'tel:988', 'Call 988'],
    ['call', '(201) 555-0123', 'tel:2015550123', 'Call (201) 555-0123'],
    ['call', 'tel:+1 201 555 0123', 'tel:+12015550123', 'Call +1 201 555 0123'],
    ['call', '+12015550123', 'tel:+12015550123', 'Call (201) 555-0123'],
    ['call', '(201) 555-0123 ext. 42', 'tel:2015550123', 'Call (201) 555-0123 ext. 42'],
    ['sms', '741741', 'sms:741741', 'Text 741741'],
    ['sms', 'sms:741741?body=hello', 'sms:741741', 'Text 741741'],
  ])('%s %j becomes %s and leads with %j', (type, value, href, label) => {
    expect(link(type, value)).toEqual({
      label,
      name: 'Help',
      href,
      description: 'Help',
      kind: type,
    });
  });

  it('D8: is named by its text where that is only the number, too', () => {
    expect(link('call', '988', '988')).toMatchObject({
      label: 'Call 988',
      name: '988',
      description: null,
    });
  });

  it.each(['Call 988', ' Call 988 '])('shows a text %j that is the label only once', (text) => {
    expect(link('call', '988', text)).toMatchObject({
      label: 'Call 988',
      name: text,
      description: null,
    });
  });

  it.each([
    ['web', 'https://988lifeline.org/chat', 'https://988lifeline.org/chat', '988lifeline.org/chat'],
    ['web', ' http://help.example ', 'http://help.example/', 'help.example'],
  ])('%s %j becomes %s, with its address', (type, value, href, description) => {
    expect(link(type, value)).toEqual({
      label: 'Help',
      name: 'Help',
      href,
      description,
      kind: type,
    });
  });

  it.each([
    ['call', '988, then press 1'],
    ['call', '1-800-273-TALK'],
    ['call', '988;phone-context=evil'],
    ['sms', 'https://evil.example'],
    ['web', 'www.help.example/chat'],
    ['web', 'javascript:alert(1)'],
    ['web', '988'],
    ['pigeon', '988'],
  ])('D9: %s %j is shown as text without a link, with its value', (type, value) => {
    expect(link(type, value)).toEqual({
      label: 'Help',
      name: 'Help',
      href: null,
      description: value.trim(),
      kind: 'none',
    });
  });

  it.each([
    ['call', null],
    ['web', '//evil.example'],
    ['web', null],
    ['pigeon', '/user/1/plan'],
    ['pigeon', 'Help'],
  ])('D9: %s %j is shown as text without a link, and without its value', (type, value) => {
    expect(link(type, value)).toMatchObject({ label: 'Help', href: null, description: null });
  });

  it.each([
    ['https://plans.example/user/1/intervention/2?x#y', '/user/1/intervention/2?x#y'],
    ['/user/1/intervention/2', '/user/1/intervention/2'],
  ])('D9: the Safety Plan %s is shown as View, on our own origin', (value, href) => {
    // §2.safety-net.2
    expect(link('web', value, 'Safety Plan')).toEqual({
      label: 'View',
      name: 'View Safety Plan',
      href,
      description: `app.example${href}`,
      kind: 'safety-plan',
    });
  });

  it.each(['https://plans.example//evil.example', 'javascript:alert(1)', 'plan', ''])(
    'D9: the Safety Plan %j is shown as text without a link',
    (value) => {
      expect(link('web', value, 'Safety Plan')).toMatchObject({
        label: 'Safety Plan',
        href: null,
        kind: 'none',
      });
    },
  );
});
