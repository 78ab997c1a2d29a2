import { waitFor } from '@testing-library/react';
import { getPageLoad } from '../../../src/first-view/page-load';
import { runPrefetch } from './run-prefetch';

/** A response, or a network error, after `ms`. */
async function respondAfter(ms: number, isSuccessful: boolean): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!isSuccessful) throw new TypeError('Failed to fetch');
  return new Response('{}');
}

const link = '/user/ada/assessments?context=sms';

describe('the first requests of a page', () => {
  it('sends the requests that the URL needs to our own origin', () => {
    const requests = runPrefetch(link, '{}');
    expect(requests).toHaveLength(4);
    expect(requests[0]).toBe('http://localhost/v1/public-api/user/ada');
  });

  it('D1: sends the requests to the API’s origin, and observes the flag', () => {
    const requests = runPrefetch(
      link,
      '{"apiBaseUrl": "https://api.example", "flags": {"assessment_birthday_confirmation": false}}',
    );
    expect(requests).toEqual([
      'https://api.example/v1/public-api/user/ada',
      'https://api.example/v1/public-api/user/ada/consent-info',
      'https://api.example/v1/public-api/user/ada/assigned-assessments',
    ]);
  });

  describe('preloads the chunks of the route, which the build lists on the script element', () => {
    const getPreloads = () =>
      [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [
        rel,
        as,
        new URL(href).pathname,
      ]);

    beforeEach(() => {
      jest.useFakeTimers();
      const script = document.createElement('script');
      script.setAttribute('data-assessments', '/gate.js /gate.css|/assessments.js');
      script.setAttribute('data-safety-net', '/help.js');
      jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    });
    afterEach(() => jest.useRealTimers());

    const gateFiles = [
      ['preload', 'script', '/gate.js'],
      ['preload', 'style', '/gate.css'],
    ];

    it.each<[string, typeof fetch, number]>([
      ['after 1.5 times the time of the first response', () => respondAfter(100, true), 150],
      [
        'after 1.5 times the time of the first response if that is an error',
        () => respondAfter(30, false),
        45,
      ],
    ])('preloads the gate at once, and the page %s', async (_, respond, delayMs) => {
      runPrefetch(link, '{}', respond);
      expect(getPreloads()).toEqual(gateFiles);
      await jest.advanceTimersByTimeAsync(delayMs / 1.5);
      await jest.advanceTimersByTimeAsync(delayMs - 1);
      expect(getPreloads()).toEqual(gateFiles);
      await jest.advanceTimersByTimeAsync(1);
      expect(getPreloads()).toEqual([...gateFiles, ['preload', 'script', '/assessments.js']]);
    });

    it('does not preload the page once the app has started', async () => {
      runPrefetch(link, '{}', () => respondAfter(100, true));
      getPageLoad().hasAppStarted = true;
      await jest.runAllTimersAsync();
      expect(getPreloads()).toEqual(gateFiles);
    });

    it('preloads the app’s scripts first where no first view is drawn', () => {
      document.currentScript?.setAttribute('data-app', '/core.js /main.js');
      runPrefetch('/login', '{}');
      const appFiles = [
        ['preload', 'script', '/core.js'],
        ['preload', 'script', '/main.js'],
      ];
      expect(getPreloads()).toEqual(appFiles);
      runPrefetch('/user/ada/safety-net', '{}');
      expect(getPreloads()).toEqual([...appFiles, ['preload', 'script', '/help.js']]);
      runPrefetch(link, '{}');
      expect(getPreloads()).toEqual(gateFiles);
    });

    describe('D12: for a page in Spanish', () => {
      beforeEach(() => {
        document.currentScript?.setAttribute('data-app', '/core.js /main.js');
        document.currentScript?.setAttribute('data-assessments', '/gate.js|/list.js');
        document.currentScript?.setAttribute('data-texts-es', '/texts-es.js');
        document.currentScript?.setAttribute('data-es', '/first-view.es.js');
      });
      const getPreloadedFiles = () => getPreloads().map(([, , file]) => file);
      const getScripts = () =>
        [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [
          script.getAttribute('src'),
          script.fetchPriority,
        ]);

      it('runs the first view in Spanish, preloads the texts, and then the page', async () => {
        runPrefetch(`${link}&lang=es`, '{}');
        expect(getScripts()).toEqual([['/first-view.es.js', 'high']]);
        expect(getPreloadedFiles()).toEqual(['/texts-es.js']);
        document.head.querySelector('script[src]')?.dispatchEvent(new Event('load'));
        await waitFor(() =>
          expect(getPreloadedFiles()).toEqual(['/texts-es.js', '/gate.js', '/list.js']),
        );
        expect(document.documentElement).toHaveAttribute('lang', 'es');
        expect(document.documentElement).toHaveAttribute('dir', 'ltr');
      });

      it('preloads the app and its texts on pages without questions', () => {
        runPrefetch('/login?lang=es', '{}');
        expect(getScripts()).toEqual([]);
        expect(getPreloadedFiles()).toEqual(['/core.js', '/main.js', '/texts-es.js']);
      });

      it('requests none of this for a page in English', () => {
        runPrefetch(link, '{}');
        expect(getScripts()).toEqual([]);
        expect(getPreloadedFiles()).toEqual(['/gate.js']);
      });
    });

    it('preloads the safety net at once, and nothing for a route that is not listed', async () => {
      runPrefetch('/user/ada/safety-net', '{}');
      expect(getPreloads()).toEqual([['preload', 'script', '/help.js']]);
      for (const url of ['/user/ada/check-ins', '/login']) {
        runPrefetch(url, '{}');
        await jest.runAllTimersAsync();
        expect(getPreloads()).toEqual([]);
      }
    });
  });

  it('§2 login: is for the session, while the first view loads in the language of the page', () => {
    const script = document.createElement('script');
    script.setAttribute('data-login-view-es', '/login-view.es.js');
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    expect(runPrefetch('/login?lang=es', '{}')).toEqual(['http://localhost/auth/session']);
    expect(document.head.querySelector('script[src]')).toHaveAttribute('src', '/login-view.es.js');
  });

  it('sends no request for other pages', () => {
    expect(runPrefetch('/forgot-password', '{}')).toEqual([]);
  });
});
