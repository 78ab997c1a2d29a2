/** @jest-environment node */
import { Linter } from 'eslint';

const MESSAGE = 'Move the text to the copy.ts';
const configuration = jest.requireActual<Linter.Config[]>('../../eslint.config.js');
const linter = new Linter();

/** The numbers of lines on which the project's lint finds a text. */
function findTexts(lines: readonly string[], filename: string): readonly number[] {
  const messages = linter.verify(lines.join('\n'), configuration, {
    filename,
  });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  const found = messages.filter(({ message }) => message.startsWith(MESSAGE));
  return [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b);
}

const all = (lines: readonly string[]) => lines.map((_, index) => index + 1);

const TEXTS = [
  // JSX
  'export const a = () => <p>Hello</p>;',
  'export const b = () => <p>de nada</p>;',
  "export const c = (x: number) => <p>{x === 1 ? 'one day' : 'days'}</p>;",
  'export const d = (x: string) => <>{`Hi ${x}`}</>;',
  "export const e = (x: boolean) => <p>{x && 'new'}</p>;",
  // Attributes
  'export const f = () => <nav aria-label="main" />;',
  'export const g = () => <abbr title="hours" />;',
  'export const h = () => <img alt="logo" />;',
  'export const i = () => <input placeholder="your name" />;',
  'export const j = (x: string) => <nav aria-label={`steps of ${x}`} />;',
  "export const k = (x: boolean) => <p aria-description={x ? 'open' : 'closed'} />;",
  'export const l = () => <meter aria-valuetext="low" />;',
  'export const m = () => <Button busyLabel="sending" />;',
  'export const n = () => <Page heading="welcome" lead="how are you" />;',
  'export const o = () => <Page anyProp="Welcome" />;',
  "export const p = (x: boolean) => <Page anyProp={x ? 'Open' : null} />;",
  // Announcements, and the document
  "showToast('saved');",
  'showToast(`saved ${x}`);',
  "announce('loaded');",
  "document.title = 'login';",
  'document.title = `login · ${name}`;',
  "element.setAttribute('aria-label', 'close');",
  "element.textContent = 'loading';",
  // Constants and messages of validation
  "const SAVE = 'Save';",
  "const BUSY = 'Loading…';",
  "const FAILED = 'It could not be saved.';",
  "const QUESTION = '¿Qué tal?';",
  'const hello = (x: string) => `Hello, ${x}`;',
  'const getName = () => `Day number ${x}`;',
  "const option = { value: 'a', label: 'Agree' };",
  "string().required('Required');",
  "string().min(8, 'At least 8 characters');",
  "setError('Please try again');",
  "const getState = (x: boolean) => x ? 'Open' : 'Closed';",
  "const getText = (x?: string) => x ?? 'Unknown';",
  "const Box = ({ name = 'Nobody' }) => name;",
];

const OTHERS = [
  "import x from 'Some/Module';",
  "throw new Error('No session is provided.');",
  'throw new TypeError(`The id ${x} is wrong`);',
  "console.error('A screen crashed.', error);",
  'const headers = { authorization: `Bearer ${token}` };',
  "actor.send({ type: 'SUBMIT' });",
  "if (event.key === 'Escape') close();",
  "const method = 'POST';",
  "const tags = { providesTags: ['Reminders'] };",
  "const path = 'M12 4a4 4 0 100 8';",
  'const line = `M${x} 0a${y}`;',
  'export const a = () => <a href="/login" rel="noopener noreferrer" dir="auto" role="status" />;',
  'export const b = () => <input autoComplete="given-name" name="firstName" type="text" />;',
  "export const c = (x: boolean) => <Alert tone={x ? 'error' : 'info'} icon=\"check\" />;",
  'export const d = () => <path d="M6 31h52" shapeRendering="crispEdges" />;',
  'export const e = () => <p>{LABEL} · {count}</p>;',
  'export const f = () => <Page heading={LABEL} lead={getLead(name)} />;',
  "showToast(SAVED, { tone: 'error' });",
  'document.title = TITLE;',
];

it('D12 lint: finds every text outside copy.ts that a person reads or hears', () => {
  expect(findTexts(TEXTS, 'src/features/home/home-page.tsx')).toEqual(all(TEXTS));
});

it('D12 lint: finds texts in modules without JSX', () => {
  const lines = TEXTS.filter((line) => !line.includes('<'));
  expect(findTexts(lines, 'src/lib/time/clock.ts')).toEqual(all(lines));
});

it('D12 lint: finds nothing in what is no text', () => {
  expect(findTexts(OTHERS, 'src/features/home/home-page.tsx')).toEqual([]);
});

it.each(['src/features/home/copy.ts', 'src/qa/visualiser/start.ts'])(
  'D12 lint: texts may stand in %s',
  (filePath) => {
    expect(findTexts(["export const SAVE = 'Save it now.';"], filePath)).toEqual([]);
  },
);
