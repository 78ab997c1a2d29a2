import * as fc from 'fast-check';
import { toPlainText } from '../../../src/lib/text/plain-text';

describe('D11 plain text: text that is not HTML', () => {
  it.each([
    'weight < 50 kg',
    'weight <50 kg or >90 kg',
    'A & B',
    'R&D',
    'Q&A;',
    'AT&T; and others',
    'x<y',
    'x<y and y>z',
    'a<b and c>d',
    'a <b> c'.replace('b', 'you'),
    '<3 times',
    'I <3 you',
    '1 < 2 > 0',
    '<name>, born on <date> at <time>',
    '<https://example.org>',
    '<sam@example.org>',
    'if a<b',
    '<b',
    '<>',
    '</>',
    '< b >',
    '&',
    '&;',
    '&#;',
    '&nosuchname;',
    '&notit;',
    '&copy 2020',
    'École “quoted” — 😀 👩‍👩‍👧 مرحبا',
    'snake_case * 2 / 3 = "x"',
  ])('keeps %j', (text) => {
    expect(toPlainText(text)).toBe(text);
  });

  it('keeps line breaks, at most one empty line, and single spaces', () => {
    expect(toPlainText('One\nTwo\r\nThree\rFour\u2028Five')).toBe('One\nTwo\nThree\nFour\nFive');
    expect(toPlainText('One\n\n\n\nTwo')).toBe('One\n\nTwo');
    expect(toPlainText('One  \n  Two\t\tThree   Four')).toBe('One\nTwo Three Four');
    expect(toPlainText(' \n One \n ')).toBe('One');
    expect(toPlainText('5\u00a0mg')).toBe('5\u00a0mg');
  });

  it.each([
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u200b\u200d\ufeff\u00ad\u200e',
    '&nbsp;',
    '&#8203;',
    '<p>&nbsp;</p>',
    '<br>',
    '<b></b>',
    '<img src="face.png">',
    '<!-- a comment -->',
    '<script>alert(1)</script>',
  ])('is empty for %j, in which nothing is visible', (text) => {
    expect(toPlainText(text)).toBe('');
  });
});

describe('D11 plain text: tags', () => {
  it.each([
    ['<b>Little interest</b> in things', 'Little interest in things'],
    ['<b>Very</b> often', 'Very often'],
    ['<B>Loud</B>', 'Loud'],
    ['<i><b><u>Nested</u></b></i> tags', 'Nested tags'],
    ['<b>Not closed', 'Not closed'],
    ['Not opened</strong>', 'Not opened'],
    ['<em >Space</em >', 'Space'],
    ['H<sub>2</sub>O', 'H2O'],
    ['<a href="https://example.org?a=1&b=2" target=_blank>Read this</a>', 'Read this'],
    ['<span style="color:red" title="a > b">Red</span>', 'Red'],
    ["<span title='<b>'>Quoted</span>", 'Quoted'],
    ['<span\n  class="x"\n>Several lines</span>', 'Several lines'],
    ['<a href="x"target="y">No space</a>', 'No space'],
    ['<font face="A "B" C" size=2>Bad quotes</font>', 'Bad quotes'],
    ['<td nowrap>Cell</td>', 'Cell'],
    ['A <img src="x.png" alt="picture" /> B', 'A B'],
    ['<o:p></o:p>From Word<o:p>&nbsp;</o:p>', 'From Word'],
    ['x<b>y</b>z', 'xyz'],
    ['weight < 50 <b>kg</b>', 'weight < 50 kg'],
    ['<<b>b>Assembled</b>', 'Assembled'],
    ['<scr<script>ipt>', '<scr'],
  ])('removes those of %j', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });

  it.each([
    ['One<br>Two<br/>Three<BR />Four', 'One\nTwo\nThree\nFour'],
    ['One<br>\n  Two', 'One\nTwo'],
    ['One<br><br>Two', 'One\n\nTwo'],
    ['One<br><br><br><br>Two', 'One\n\nTwo'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<p class="a">One</p>\n\n<p class="b">Two</p>\n', 'One\nTwo'],
    ['<p>One<br></p><p>Two</p>', 'One\nTwo'],
    ['<p>One</p><p>&nbsp;</p><p>Two</p>', 'One\nTwo'],
    ['<p>One</p><br><p>Two</p>', 'One\n\nTwo'],
    ['<p>One<p>Two', 'One\nTwo'],
    ['Before<div>Inside</div>after', 'Before\nInside\nafter'],
    ['Any of:<ul><li>Headache</li><li>Nausea</li></ul>', 'Any of:\nHeadache\nNausea'],
    ['<h3>Part 1</h3>How often?', 'Part 1\nHow often?'],
    ['<table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>', 'A B\nC'],
    ['One\nTwo <b>three</b>', 'One\nTwo three'],
  ])('breaks lines at those that do in %j', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });

  it.each([
    ['<script>var a = "<b>";</script>How?', 'How?'],
    ['<script src="x.js"/>How?', 'How?'],
    ['<SCRIPT type="text/javascript">\nif (a < b) {}\n</SCRIPT >How?', 'How?'],
    ['How?<style>p { color: red }</style>', 'How?'],
    ['How?<script>never closed', 'How?'],
    ['<style of parenting>', '<style of parenting>'],
    ['How<!-- <b>hidden</b> --> often?', 'How often?'],
    ['How?<!-- never closed', 'How?'],
    ['<!--[if gte mso 9]><xml></xml><![endif]-->How?', 'How?'],
    ['<![if !supportLists]>1.<![endif]> How?', '1. How?'],
    ['<?xml version="1.0"?><!DOCTYPE html><html><body>How?</body></html>', 'How?'],
  ])('removes code and comments with their content from %j', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });
});

describe('D11 plain text: entities', () => {
  it.each([
    ['A &amp; B', 'A & B'],
    ['weight &lt; 50 kg', 'weight < 50 kg'],
    ['&quot;Fine&quot;, she said&hellip;', '"Fine", she said…'],
    ['don&#39;t, don&#x27;t, don&apos;t, don&rsquo;t', "don't, don't, don't, don’t"],
    ['caf&eacute; &Eacute;cole &alpha;', 'café École α'],
    ['37&deg;C &plusmn; 0.5 &le; 38 &#8805; 36', '37°C ± 0.5 ≤ 38 ≥ 36'],
    ['&#128512; &#x1F600;', '😀 😀'],
    ['1&#150;2', '1–2'],
    ['How&nbsp;are you', 'How\u00a0are you'],
    ['&nbsp;&nbsp; Indented', 'Indented'],
    ['A&nbsp; B', 'A B'],
    ['One&#10;Two&#13;&#10;Three', 'One\nTwo\nThree'],
    ['&NotEqualTilde;', '≂̸'],
    ['&#0;A', '\ufffdA'],
    ['&#x110000;A', '\ufffdA'],
  ])('decodes those of %j', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });

  it('decodes them once', () => {
    expect(toPlainText('A &amp;amp; B &amp;lt; C &amp;nbsp;')).toBe('A &amp; B &lt; C &nbsp;');
    expect(toPlainText('&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt;')).toBe('&lt;b&gt;Bold&lt;/b&gt;');
  });

  it('removes tags that were encoded', () => {
    expect(toPlainText('&lt;p&gt;&lt;b&gt;How&lt;/b&gt; are you?&lt;/p&gt;')).toBe('How are you?');
    expect(toPlainText('x &lt;y and &lt;3 times')).toBe('x <y and <3 times');
  });
});

describe('D11 plain text: any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      ...[
        '<',
        '>',
        '</',
        '/>',
        '&',
        ';',
        '&lt;',
        '&gt;',
        '&amp;',
        '&nbsp;',
        '"',
        "'",
        '=',
        ' ',
        '\n',
      ],
      ...[
        'b',
        'br',
        'p',
        'script',
        'style',
        'td',
        'y',
        '<b>',
        '</b>',
        '<br/>',
        '<p>',
        '</p>',
        '<!--',
        '-->',
      ],
      ...['<a href="', '<script>', '</script>', '<y>', '<3'],
    ),
  );
  const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  it('never contains a tag, and neither starts nor ends with white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = toPlainText(text);
        expect(plain).not.toMatch(/<\/?(?:b|br|p|script|style|td)\s*\/?>|<a href="[^"<>]*">|<!--/i);
        expect(plain).toBe(plain.trim());
        expect(plain).not.toMatch(/[\r\v\f]|\n{3}|[ \n] | \n/);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not change when it is converted again, without brackets and ampersands', () => {
    fc.assert(
      fc.property(
        anyText.map((text) => text.replace(/[<&]/g, '')),
        (text) => {
          const plain = toPlainText(text);
          expect(toPlainText(plain)).toBe(plain);
          expect(plain.replace(/\s/g, '')).toBe(
            plain === '' ? '' : text.replace(/[\s\u0085]/g, ''),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
