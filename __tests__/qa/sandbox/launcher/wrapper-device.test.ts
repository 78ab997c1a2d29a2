import {
  getFrameUrl,
  PRESETS,
  parseFrameUrl,
  getUserAgentSuffix,
  type Device,
} from '../../../../src/qa/sandbox/launcher/wrapper-device';
import { detectWrapper } from '../../../../src/wrapper/detect-wrapper';

const parse = (url: string) =>
  parseFrameUrl(new URL(url, 'https://sandbox.example') as unknown as Location);

describe('the simulated native app', () => {
  it.each(PRESETS.map(({ label, device }) => [label, device] as const))(
    'is detected by the web app with its platform and version: %s',
    (_label, device) => {
      const ReactNativeWebView = { postMessage: () => undefined };
      const navigator = { userAgent: `Mozilla/5.0 ${getUserAgentSuffix(device)}` };
      expect(detectWrapper({ navigator, ReactNativeWebView })).toEqual({
        platform: device.platform,
        version: device.version.split('.').map(Number),
      });
    },
  );

  it('is encoded in the URL of the frame, together with the path', () => {
    const device: Device = { platform: 'android', version: '3.2.4', bridge: 'throws' };
    expect(parse(getFrameUrl(device, '/user/ada/assessments?context=sms&more=/'))).toEqual({
      device,
      path: '/user/ada/assessments?context=sms&more=/',
    });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
    'opens `/` instead of an address on another origin: %j',
    (path) => {
      const device: Device = { platform: 'ios', version: '3.2.7', bridge: 'works' };
      expect(parse(getFrameUrl(device, path)).path).toBe('/');
    },
  );
});
