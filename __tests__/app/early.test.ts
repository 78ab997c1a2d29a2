/** Runs the early start of a page at `address` with this block; gives back what it asks for. */
function startEarly(address: string, block?: string): readonly string[] {
  document.head.innerHTML =
    block === undefined ? '' : `<script id="app-config" type="application/json">${block}</script>`;
  window.history.replaceState({}, '', address);
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the file runs as it is read
    require('../../src/app/early');
  });
  return fetch.mock.calls.map(([url]) => new Request(url).url);
}

const link = '/user/ada/assessments?context=sms';

describe('architecture: the early start', () => {
  it('asks for what the address needs, at our own origin', () => {
    const asked = startEarly(link, '{}');
    expect(asked).toHaveLength(4);
    expect(asked[0]).toBe('http://localhost/v1/public-api/user/ada');
  });

  it('D1: asks at the API’s origin, by the flag', () => {
    const asked = startEarly(
      link,
      '{"apiBaseUrl": "https://api.example", "flags": {"assessment_birthday_confirmation": false}}',
    );
    expect(asked).toEqual([
      'https://api.example/v1/public-api/user/ada',
      'https://api.example/v1/public-api/user/ada/consent-info',
      'https://api.example/v1/public-api/user/ada/assigned-assessments',
    ]);
  });

  it.each([undefined, '', '{', '[]', 'null', '{"apiBaseUrl": "nonsense"}'])(
    'leaves a block that reads %s to the app',
    (block) => {
      expect(() => startEarly(link, block)).not.toThrow();
    },
  );

  it('starts the download of the screen that the link leads to, as the build describes it', () => {
    const script = document.createElement('script');
    script.setAttribute('data-assessments', '/assets/gate.js /assets/gate.css');
    script.setAttribute('data-safety-net', '/assets/help.js');
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const preloads = (address: string) => {
      startEarly(address, '{}');
      return [...document.head.querySelectorAll('link')].map((link) => [
        link.rel,
        link.as,
        link.getAttribute('href'),
      ]);
    };
    expect(preloads(link)).toEqual([
      ['preload', 'script', '/assets/gate.js'],
      ['preload', 'style', '/assets/gate.css'],
    ]);
    expect(preloads('/user/ada/safety-net')).toEqual([['preload', 'script', '/assets/help.js']]);
    expect(preloads('/user/ada/check-ins')).toEqual([]);
    expect(preloads('/login')).toEqual([]);
  });

  it('asks for nothing elsewhere, nor for an id that cannot be read', () => {
    expect(startEarly('/login', '{}')).toEqual([]);
    expect(startEarly('/user/%E0%A4%A/assessments', '{}')).toEqual([]);
  });
});
