/** @jest-environment node */
import { readLinkConfiguration } from '../../../src/lib/configuration/link-configuration';

const local = new URL('http://localhost/');

describe('D1 what the first view reads of the configuration', () => {
  it('is all defaults without a key', () => {
    expect(readLinkConfiguration('{}', local)).toEqual({
      flags: { accept_invite_flow: true, assessment_birthday_confirmation: true },
      appStoreUrl: 'https://apps.apple.com/app/example',
      playStoreUrl: 'https://play.google.com/store/apps/details?id=org.example',
      drafts: 'session',
    });
  });

  it('is the flags, the stores and whether drafts are kept, and nothing else', () => {
    const flags = { accept_invite_flow: false, assessment_birthday_confirmation: false };
    const stores = { appStoreUrl: '/ios', playStoreUrl: 'https://play.google.com/own' };
    const block = JSON.stringify({
      ...stores,
      flags,
      drafts: 'off',
      apiBaseUrl: 'https://api.example',
    });
    expect(readLinkConfiguration(block, local)).toEqual({ flags, ...stores, drafts: 'off' });
  });

  it('omits stores that a deployment has not named', () => {
    const playStoreUrl = 'https://play.google.com/own';
    const deployed = new URL('https://clinic.example/');
    expect(readLinkConfiguration(JSON.stringify({ playStoreUrl }), deployed)).toMatchObject({
      appStoreUrl: '',
      playStoreUrl,
    });
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"flags":[]}',
    '{"flags":{"accept_invite_flow":"no"}}',
    '{"appStoreUrl":"javascript:alert(1)"}',
    '{"playStoreUrl":"//evil.example"}',
  ])('is not guessed from %s', (block) => {
    expect(() => readLinkConfiguration(block, local)).toThrow();
  });
});
