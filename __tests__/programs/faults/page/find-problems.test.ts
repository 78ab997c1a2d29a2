import { findLastingProblems, findLostValues, findMissingError } from './find-problems';
import { readPage, type PageState } from './read-page';

function readBody(html: string, title = 'Log in'): PageState {
  document.title = title;
  document.body.innerHTML = html;
  return readPage();
}

const GOOD_PAGE = `
  <main>
    <h1>Log in</h1>
    <p role="alert">The clinic cannot do this right now.</p>
    <label>Email <input value="ada@example.com"></label>
    <label>Remember me <input type="checkbox" checked></label>
    <button>Log in</button>
  </main>`;

describe('the checks of a page', () => {
  it('find nothing on a page that shows an error message, keeps the values and offers a way on', () => {
    const state = readBody(GOOD_PAGE);
    expect(findLastingProblems(state)).toEqual([]);
    expect(findMissingError(state)).toEqual([]);
    expect(findLostValues(['Email: ada@example.com', 'Remember me: true'], state)).toEqual([]);
  });

  it.each([
    ['undefined', 'Hello undefined'],
    ['an object', 'Hello [object Object]'],
    ['a tag', 'Hello &lt;br&gt; there'],
    ['a stack trace', 'at handle (/srv/app.js:10:5)'],
    ['the name of an error', 'SyntaxError: unexpected token'],
    ['a page of a proxy', 'Please accept the terms of gateway-17.'],
  ])('report %s on the screen', (_name, text) => {
    const state = readBody(`${GOOD_PAGE}<p>${text}</p>`);
    expect(findLastingProblems(state)).toEqual([expect.stringContaining('raw text')]);
  });

  it('report raw text in the title', () => {
    expect(findLastingProblems(readBody(GOOD_PAGE, 'undefined'))).toHaveLength(1);
  });

  it.each([
    ['a heading', '<h1>Loading…</h1>'],
    ['a status', '<h1>Log in</h1><p role="status">Loading…</p>'],
    ['a busy button', '<h1>Log in</h1><button aria-busy="true">Log in</button>'],
  ])('report a loading state that is left: %s', (_name, html) => {
    const state = readBody(`<main>${html}<button>Back</button></main>`);
    expect(findLastingProblems(state)).toEqual([expect.stringContaining('still loading')]);
  });

  it.each([
    ['no control', ''],
    ['a disabled button', '<button disabled>Try again</button>'],
    ['a hidden button', '<div aria-hidden="true"><button>Try again</button></div>'],
  ])('report a page without a way on: %s', (_name, html) => {
    const state = readBody(`<main><h1>Log in</h1>${html}</main><button>Menu</button>`);
    expect(findLastingProblems(state)).toEqual(['no enabled way on in main']);
    expect(findLastingProblems(state, true)).toEqual([]);
  });

  it('report a page with no main heading, or with two', () => {
    expect(findLastingProblems(readBody('<main><button>Back</button></main>'))).toHaveLength(1);
    const two = readBody('<main><h1>One</h1><h1>Two</h1><button>Back</button></main>');
    expect(findLastingProblems(two)).toEqual(['2 main headings']);
  });

  it('report a missing error message', () => {
    const silent = readBody('<main><h1>Log in</h1><p role="alert"></p></main>');
    expect(findMissingError(silent)).toEqual(['no error message']);
    expect(findMissingError(readBody('<h1>Something went wrong</h1>'))).toEqual([]);
  });

  it('report each value that was lost or changed', () => {
    const state = readBody(GOOD_PAGE);
    const before = ['Email: ben@example.com', 'Remember me: true', 'Remember me: true'];
    expect(findLostValues(before, state)).toEqual([
      'lost value (Email: ben@example.com)',
      'lost value (Remember me: true)',
    ]);
  });
});
