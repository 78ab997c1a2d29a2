const page = `
  <main><p>a <b>b</b></p><p hidden>c</p><input type="hidden"><input><dialog>d</dialog><dialog open>e</dialog>
  <ruby>f<rt>g</rt><rp>h</rp></ruby><table><tr><td>i</td></tr></table><template>j</template><script></script>
  <div style="visibility: hidden"><span>k</span><span style="visibility: visible">l</span></div>
  <div style="display: none; opacity: 0.5; pointer-events: none"><button>m</button></div></main>`;

const describeElements = () =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const { display, visibility, pointerEvents, opacity } = style;
    const byName = ['display', 'visibility', 'pointer-events', 'opacity', 'color'].map((name) =>
      style.getPropertyValue(name),
    );
    return { element, display, visibility, pointerEvents, opacity, byName };
  });

test('getComputedStyle returns in tests what jsdom computes', () => {
  document.body.innerHTML = page;
  const lazy = describeElements();
  // On a page with a style sheet, jsdom determines all.
  document.body.append(document.createElement('style'));
  const all = describeElements().filter(({ element }) => element.localName !== 'style');
  expect(document.styleSheets).toHaveLength(1);
  expect(lazy).toEqual(all);
});
