import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { recordSavedFiles } from '../../support/record-saved-files';
import { renderApp } from '../../support/render-app';

const world = startSandbox();

let readSavedFile: ReturnType<typeof recordSavedFiles>;
beforeEach(() => {
  readSavedFile = recordSavedFiles();
  const instrument = world.instruments.get('gad-7');
  if (instrument === undefined) throw new Error('There is no GAD-7.');
  const [question] = instrument.questions;
  if (question === undefined) throw new Error('GAD-7 has no question.');
  const title = 'Feeling <b>nervous</b> & on edge';
  world.instruments.set('gad-7', { ...instrument, questions: [{ ...question, title }] });
});
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.queryByRole('button', { name });

async function submit(query: string) {
  renderApp({ location: `/user/sam/assessments?${query}` });
  const user = userEvent.setup();
  await heading('GAD-7');
  await user.click(screen.getByRole('radio', { name: 'Several days' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await heading('Assessments completed!');
  return user;
}

describe('D10 a copy of what was sent', () => {
  it('is saved as a file with questions, answers, time and clinic, and stored nowhere else', async () => {
    const user = await submit('context=sms');
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('button', { name: 'Save a copy' }));
    const page = await readSavedFile();
    const copy = within(page.body);
    expect(page.title).toBe('Your answers');
    expect(copy.getByText(/^Sent /)).toBeTruthy();
    const texts = [...page.querySelectorAll('p:first-of-type, h2, dt, dd')];
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      'Lakeside Behavioral Health',
      'GAD-7',
      'Feeling nervous & on edge',
      'Several days',
    ]);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('gad-7-1');
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const user = await submit('context=sms');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Several days')).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Several days')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it.each([
    ['in a kiosk', 'context=kiosk&homescreenUrl=/kiosk/lakeside'],
    ['in context clinician_app', 'context=clinician_app&assessments=gad-7'],
  ])('is not offered %s', async (_where, query) => {
    await submit(query);
    expect(button('Save a copy')).not.toBeInTheDocument();
    expect(button('Print')).not.toBeInTheDocument();
    expect(screen.queryByText('Several days')).not.toBeInTheDocument();
  });
});
