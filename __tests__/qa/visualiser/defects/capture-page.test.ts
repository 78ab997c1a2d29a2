import { capturePage, copyPage } from '../../../../src/qa/visualiser/defects/capture-page';

function createPage(body: string): Document {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no document.');
  page.head.innerHTML = '<style>p { color: red; }</style><script>run()</script>';
  page.body.innerHTML = body;
  return page;
}

afterEach(() => document.body.replaceChildren());

describe('the copy of a page', () => {
  it('contains the values of its fields as they are now', () => {
    const page = createPage(
      '<input id="a"><input id="b" type="checkbox"><textarea id="c">old</textarea><select id="d"><option value="1" selected></option><option value="2"></option></select>',
    );
    const values = { a: 'typed', c: 'new', d: '2' };
    for (const [id, value] of Object.entries(values))
      Object.assign(page.getElementById(id) ?? {}, { value });
    Object.assign(page.getElementById('b') ?? {}, { checked: true });
    const copy = copyPage(page);
    expect(copy.querySelector('#a')).toHaveAttribute('value', 'typed');
    expect(copy.querySelector('#b')).toHaveAttribute('checked');
    expect(copy.querySelector('#c')).toHaveTextContent('new');
    expect(copy.querySelector('option[value="1"]')).not.toHaveAttribute('selected');
    expect(copy.querySelector('option[value="2"]')).toHaveAttribute('selected');
  });

  it('contains the styles and no scripts, and leaves the page unchanged', () => {
    const page = createPage('<p>Hello.</p><noscript>Enable scripts.</noscript>');
    const copy = copyPage(page);
    expect(copy.querySelector('style')?.textContent).toContain('color: red');
    expect(copy.querySelector('script, noscript')).toBeNull();
    expect(page.querySelector('script')).not.toBeNull();
  });

  it('is what a defect contains if the browser cannot draw it', async () => {
    const page = createPage('<p>Hello.</p>');
    if (page.defaultView === null) throw new Error('The page has no window.');
    const picture = await capturePage(page.defaultView);
    expect(picture.kind).toBe('html');
    expect(picture.content).toContain('<p>Hello.</p>');
  });
});
