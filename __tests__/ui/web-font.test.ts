import { loadWebFont } from '../../src/ui/web-font';

const fonts = { add: jest.fn() };

/** Mocks the browser's FontFace; `loadFont` determines when the font file arrives. */
function provideFontFace(loadFont: () => Promise<void>) {
  class FakeFontFace {
    async load() {
      await loadFont();
      return this;
    }
  }
  Object.assign(globalThis, { FontFace: FakeFontFace });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
}

describe('§9 web font', () => {
  beforeEach(() => {
    fonts.add.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'FontFace');
    Reflect.deleteProperty(document, 'fonts');
  });

  it('§9 applies a font that arrives in time', async () => {
    provideFontFace(() => Promise.resolve());
    await expect(loadWebFont()).resolves.toBe(true);
    expect(fonts.add).toHaveBeenCalledTimes(1);
  });

  it('§9 does not apply a font that arrives after 5000 ms', async () => {
    // §9.other.1
    jest.useFakeTimers();
    let resolveLoad: () => void = () => undefined;
    provideFontFace(() => new Promise((resolve) => (resolveLoad = resolve)));
    const loading = loadWebFont();
    await jest.advanceTimersByTimeAsync(5000);
    resolveLoad();
    await expect(loading).resolves.toBe(false);
    expect(fonts.add).not.toHaveBeenCalled();
  });

  it('§9 keeps the system font when the file does not load', async () => {
    provideFontFace(() => Promise.reject(new Error('404')));
    await expect(loadWebFont()).resolves.toBe(false);
    expect(fonts.add).not.toHaveBeenCalled();
  });

  it('§9 keeps the system font in a browser without FontFace', async () => {
    await expect(loadWebFont()).resolves.toBe(false);
  });
});
