import { getClientVersion, getRelease } from '../../src/api/release';

afterEach(() => delete document.documentElement.dataset.release);

describe('the release of the page', () => {
  it('D10: is the client version, too', () => {
    document.documentElement.dataset.release = '0.1.0+3f2a9c1b';
    expect(getRelease()).toBe('0.1.0+3f2a9c1b');
    expect(getClientVersion()).toBe('0.1.0+3f2a9c1b');
  });

  it('is missing in development, whose client version says so', () => {
    expect(getRelease()).toBeUndefined();
    expect(getClientVersion()).toBe('dev');
  });
});
