import { createWrapper } from '../../src/wrapper/create-wrapper';
import { detectWrapper } from '../../src/wrapper/detect-wrapper';
import { compareVersions, hasOldNavigation, waitsForSignIn } from '../../src/wrapper/version-rules';
import type { WrapperMessage } from '../../src/wrapper/wrapper.types';

const agent = (ending: string) => ({ userAgent: `Mozilla/5.0 (Linux; Android 14) ${ending}` });
const bridge = () => ({ postMessage: jest.fn<undefined, [string]>() });

describe('§1 detecting the native app', () => {
  it('needs both the bridge and the user agent', () => {
    const navigator = agent('PatientApp/3.2.7 (ios)');
    expect(detectWrapper({ navigator, ReactNativeWebView: bridge() })).toEqual({
      platform: 'ios',
      version: [3, 2, 7],
    });
    expect(detectWrapper({ navigator })).toBeNull();
    expect(detectWrapper({ navigator, ReactNativeWebView: null })).toBeNull();
    expect(detectWrapper({ navigator, ReactNativeWebView: {} })).toBeNull();
    expect(
      detectWrapper({ navigator: agent('Safari/605'), ReactNativeWebView: bridge() }),
    ).toBeNull();
  });

  it.each([
    ['PatientApp/3 (android)', 'android', [3]],
    ['PatientApp/10.20.30 (android)', 'android', [10, 20, 30]],
    ['PatientApp/3.2.6-beta.1 (ios)', 'ios', [3, 2, 6]],
  ])('reads platform and version from %j', (ending, platform, version) => {
    const host = { navigator: agent(ending), ReactNativeWebView: bridge() };
    expect(detectWrapper(host)).toEqual({ platform, version });
  });

  it.each([
    'PatientApp/3.2.7 (ios) Safari',
    'PatientApp/3.2.7 (windows)',
    'PatientApp/3.2.7',
    'PatientApp/ (ios)',
    'PatientApp/x.y (ios)',
    'NotPatientApp/3.2.7 (ios)',
    'PatientApp/3.2.7 (ios) ',
    'PatientApp/3.2.7(ios)',
  ])('treats %j as a plain browser', (ending) => {
    expect(detectWrapper({ navigator: agent(ending), ReactNativeWebView: bridge() })).toBeNull();
  });

  it('treats a bridge whose getter throws as a plain browser', () => {
    const host = {
      navigator: agent('PatientApp/3.2.7 (ios)'),
      get ReactNativeWebView(): never {
        throw new Error('gone');
      },
    };
    expect(createWrapper(host).isNative).toBe(false);
  });
});

describe('§9 version rules', () => {
  it.each([
    [[3, 2, 4], [3, 2, 4], 0],
    [[3, 2, 10], [3, 2, 9], 1],
    [[3, 10], [3, 9, 9], 1],
    [[3, 2], [3, 2, 0], 0],
    [[3], [3, 0, 1], -1],
    [[2, 9, 9], [3], -1],
  ])('compare %j with %j', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
    expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign);
  });

  it.each([
    ['android', [3, 2, 3], true],
    ['android', [3, 2, 4], true],
    ['android', [3, 2, 4, 1], false],
    ['android', [3, 2, 5], false],
    ['android', [3, 10, 0], false],
    ['ios', [2, 2, 3], true],
    ['ios', [2, 2, 4], false],
    ['ios', [3, 2, 4], false],
    ['ios', [2, 2], true],
  ] as const)('find old navigation in %s %j: %s', (platform, version, isOld) => {
    // §9.wrapper.1
    expect(hasOldNavigation(platform, version)).toBe(isOld);
  });

  it.each([
    [[3, 2, 6], false],
    [[3, 2, 6, 0], false],
    [[3, 2, 7], true],
    [[3, 2, 10], true],
    [[4], true],
    [[2, 9, 9], false],
  ])('make %j wait for the native sign-in: %s', (version, waits) => {
    // §9.wrapper.2
    expect(waitsForSignIn(version)).toBe(waits);
  });
});

describe('§1 the wrapper', () => {
  const everyMessage: WrapperMessage[] = [
    { type: 'navigate-login' },
    { type: 'navigate-settings' },
    { type: 'navigate-profile' },
    { type: 'logout' },
    { type: 'login', payload: { email: 'ada@example.test', password: 'pass' } },
    { type: 'auth-success', payload: { userId: 'u1' } },
    { type: 'auth-invalid' },
    { type: 'open-privacy' },
    { type: 'open-terms' },
    { type: 'health-app' },
  ];

  it.each(everyMessage)('sends $type as JSON to the bridge', (message) => {
    const ReactNativeWebView = bridge();
    const wrapper = createWrapper({
      navigator: agent('PatientApp/3.2.7 (android)'),
      ReactNativeWebView,
    });
    expect(wrapper.send(message)).toBe(true);
    expect(ReactNativeWebView.postMessage).toHaveBeenCalledTimes(1);
    const [text] = ReactNativeWebView.postMessage.mock.calls[0] ?? [''];
    expect(JSON.parse(text)).toEqual(message);
  });

  it('calls postMessage as a method of the bridge', () => {
    const ReactNativeWebView = {
      texts: [] as string[],
      postMessage(text: string) {
        this.texts.push(text);
      },
    };
    const navigator = agent('PatientApp/3.2.7 (ios)');
    createWrapper({ navigator, ReactNativeWebView }).send({ type: 'logout' });
    expect(ReactNativeWebView.texts).toEqual(['{"type":"logout"}']);
  });

  it('knows the platform, the version and the rules of its app', () => {
    const navigator = agent('PatientApp/3.2.4 (android)');
    expect(createWrapper({ navigator, ReactNativeWebView: bridge() })).toMatchObject({
      isNative: true,
      platform: 'android',
      version: [3, 2, 4],
      hasOldNavigation: true,
      waitsForSignIn: false,
    });
  });

  it('returns false if the bridge throws or is gone, so that the web acts itself', () => {
    const host: Parameters<typeof createWrapper>[0] & { ReactNativeWebView?: unknown } = {
      navigator: agent('PatientApp/3.2.7 (ios)'),
      ReactNativeWebView: {
        postMessage: () => {
          throw new Error('bridge down');
        },
      },
    };
    const wrapper = createWrapper(host);
    expect(wrapper.send({ type: 'logout' })).toBe(false);
    delete host.ReactNativeWebView;
    expect(wrapper.send({ type: 'logout' })).toBe(false);
  });

  it('sends nothing in a plain browser', () => {
    const parent = jest.spyOn(window.parent, 'postMessage');
    const wrapper = createWrapper(window);
    expect(wrapper).toMatchObject({ isNative: false, platform: null, version: null });
    expect(wrapper.hasOldNavigation || wrapper.waitsForSignIn).toBe(false);
    for (const message of everyMessage) expect(wrapper.send(message)).toBe(false);
    expect(parent).not.toHaveBeenCalled();
  });
});
