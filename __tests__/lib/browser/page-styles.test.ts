import { applyPageStyles } from '../../../src/lib/browser/page-styles';

beforeEach(() => {
  document.head.innerHTML = '<link rel="preload" as="style" href="/later.css" />';
  document.body.innerHTML = '<p></p><link rel="preload" as="style" href="/main.css" />';
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const getLink = () => document.querySelector('link[rel="stylesheet"]');

/** Returns how it has ended so far. */
function applyStyles() {
  let outcome = 'waiting';
  applyPageStyles().then(
    () => (outcome = 'loaded'),
    () => (outcome = 'failed'),
  );
  return async () => {
    await new Promise(process.nextTick);
    return outcome;
  };
}

describe('the style sheets of the page', () => {
  it('are applied in their position, and waited for', async () => {
    const getOutcome = applyStyles();
    expect(document.body.innerHTML).toBe(
      '<p></p><link rel="stylesheet" href="http://localhost/main.css">',
    );
    // Those of other screens are only preloaded.
    expect(document.head.innerHTML).toBe('<link rel="preload" as="style" href="/later.css">');
    expect(await getOutcome()).toBe('waiting');
    getLink()?.dispatchEvent(new Event('load'));
    expect(await getOutcome()).toBe('loaded');
  });

  it('are applied once', async () => {
    const [getFirst, getSecond] = [applyStyles(), applyStyles()];
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
    getLink()?.dispatchEvent(new Event('load'));
    expect([await getFirst(), await getSecond()]).toEqual(['loaded', 'loaded']);
  });

  it('are not waited for once one cannot be loaded', async () => {
    const getOutcome = applyStyles();
    getLink()?.dispatchEvent(new Event('error'));
    expect(await getOutcome()).toBe('failed');
  });

  it('are not waited for where there is none', async () => {
    document.body.replaceChildren();
    expect(await applyStyles()()).toBe('loaded');
  });
});
