import { loadApp } from '../../src/first-view/load-app';

const getScripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const appScripts = ['/core.js', '/main.js'];

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<script data-app="/core.js /main.css /main.js"></script>';
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the scripts of the app', () => {
  it('are loaded at once where no script of a first view is loaded', () => {
    void loadApp({ beforeApp: null });
    expect(getScripts()).toEqual(appScripts);
  });

  it('come after the script of the first view', async () => {
    const beforeApp = new Promise<void>((resolve) => {
      setTimeout(resolve, 2000);
    });
    void loadApp({ beforeApp });
    await jest.advanceTimersByTimeAsync(1999);
    expect(getScripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(getScripts()).toEqual(appScripts);
  });

  it('do not wait longer than 3 s for it', async () => {
    void loadApp({ beforeApp: new Promise<void>(() => undefined) });
    await jest.advanceTimersByTimeAsync(3000);
    expect(getScripts()).toEqual(appScripts);
  });
});
