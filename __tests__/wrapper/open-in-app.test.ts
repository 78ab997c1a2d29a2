import { openInApp } from '../../src/wrapper/open-in-app';
import { createWrapper } from '../../src/wrapper/create-wrapper';

function createAppWrapper(suffix: string, postMessage: (text: string) => void) {
  return createWrapper({
    navigator: { userAgent: `Mozilla/5.0 ${suffix}` },
    ReactNativeWebView: { postMessage },
  });
}

describe('D4: an app with its own navigation', () => {
  it.each(['login', 'settings', 'profile'] as const)(
    'receives the message to open the screen %s',
    (screen) => {
      const postMessage = jest.fn();
      expect(openInApp(createAppWrapper('PatientApp/2.2.3 (ios)', postMessage), screen)).toBe(true);
      expect(postMessage.mock.calls).toEqual([[`{"type":"navigate-${screen}"}`]]);
    },
  );

  it('receives no message if it is newer', () => {
    const postMessage = jest.fn();
    expect(openInApp(createAppWrapper('PatientApp/2.2.4 (ios)', postMessage), 'settings')).toBe(
      false,
    );
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('leaves the navigation to the web client if it cannot receive messages', () => {
    const broken = () => {
      throw new Error('The bridge is gone.');
    };
    expect(openInApp(createAppWrapper('PatientApp/3.2.4 (android)', broken), 'profile')).toBe(
      false,
    );
    expect(openInApp(createWrapper({ navigator: { userAgent: '' } }), 'profile')).toBe(false);
  });
});
