/** @jest-environment node */
import { parseStatements } from '../../../../src/qa/visualiser/trace/parse-statements.cjs';
import { parseTests } from '../../../../src/qa/visualiser/trace/parse-tests.cjs';

// Not written out: this file would be read as having ids outside of tests.
const id = (text: string) => `\u00a7${text}`;

const parse = (source: string) =>
  parseTests(source, 'a.test.ts').map(({ title, statementIds }) => [title, ...statementIds]);

describe('the tests that name statements', () => {
  it('have their ids in a comment', () => {
    expect(
      parse(`
        describe('login', () => {
          it('opens', () => {
            // ${id('5.login.1')}
          });
          it.each(['a'])('opens %s', () => {
            // ${id('5.login.2')}, ${id('2.login.1')}
          });
          it('has no id', () => {});
        });
        for (const name of ['a'])
          test(\`shows \${name}\`, async () => /* ${id('5.login.3')} */ {});
      `),
    ).toEqual([
      ['opens', id('5.login.1')],
      ['opens %s', id('5.login.2'), id('2.login.1')],
      ['shows …', id('5.login.3')],
    ]);
  });

  it.each([
    ['the title of a group of tests', `describe('login ${id('5.login.1')}', () => {});`],
    ['a test that does not run', `it.skip('opens', () => { /* ${id('5.login.1')} */ });`],
    ['the title of a test', `it('opens (${id('5.login.1')})', () => {});`],
    ['a comment outside of a test', `// ${id('5.login.1')}\nit('opens', () => {});`],
  ])('may not have them in %s', (_, source) => {
    expect(() => parse(source)).toThrow(
      'a.test.ts has the id of a statement outside of a test, or in its title.',
    );
  });
});

describe('the tables of the specification', () => {
  it('have statements, whose topic is that of the row before if they name none', () => {
    const { statements, sections, reasonsWithoutTest } = parseStatements(
      [
        `### ${id('5')} Validation`,
        `| id | topic | statement |`,
        `| -- | ----- | --------- |`,
        `| ${id('5.login.1')} | Login | It says '\\* Required'. |`,
        `| ${id('5.login.2')} |       | It has a \\<button>. |`,
        '### Statements without a test',
        `| ${id('5.login.2')} | Nobody can press it. |`,
      ].join('\n'),
    );
    expect(sections).toEqual([{ id: id('5'), title: 'Validation' }]);
    expect(statements).toEqual([
      { id: id('5.login.1'), section: id('5'), topic: 'Login', text: "It says '* Required'." },
      { id: id('5.login.2'), section: id('5'), topic: 'Login', text: 'It has a <button>.' },
    ]);
    expect(reasonsWithoutTest).toEqual({ [id('5.login.2')]: 'Nobody can press it.' });
  });
});
