import {
  frameUrl,
  PRESETS,
  parseFrameUrl,
  userAgentSuffix,
  type Device,
} from '../../../../src/qa/sandbox/launcher/wrapper-device';
import { detectWrapper } from '../../../../src/wrapper/detect-wrapper';

const parse = (url: string) =>
  parseFrameUrl(new URL(url, 'https://sandbox.example') as unknown as Location);

describe('the native app that the simulator plays', () => {
  it.each(PRESETS.map(({ label, device }) => [label, device] as const))(
    'is taken by the app for what it is: %s',
    (_label, device) => {
      const ReactNativeWebView = { postMessage: () => undefined };
      const navigator = { userAgent: `Mozilla/5.0 ${userAgentSuffix(device)}` };
      expect(detectWrapper({ navigator, ReactNativeWebView })).toEqual({
        platform: device.platform,
        version: device.version.split('.').map(Number),
      });
    },
  );

  it('finds its way into the frame', () => {
    const device: Device = { platform: 'android', version: '3.2.4', bridge: 'throws' };
    expect(parse(frameUrl(device, '/user/ada/assessments?context=sms&more=/'))).toEqual({
      device,
      path: '/user/ada/assessments?context=sms&more=/',
    });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
    'opens no address that is not ours: %j',
    (path) => {
      const device: Device = { platform: 'ios', version: '3.2.7', bridge: 'works' };
      expect(parse(frameUrl(device, path)).path).toBe('/');
    },
  );
});
