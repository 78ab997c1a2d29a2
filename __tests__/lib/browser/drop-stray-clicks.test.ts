import { fireEvent, screen } from '@testing-library/react';
import { dropStrayClicks } from '../../../src/lib/browser/drop-stray-clicks';

const onClick = jest.fn();

beforeAll(() => {
  dropStrayClicks();
  document.body.addEventListener('click', onClick);
});
beforeEach(() => {
  onClick.mockClear();
  document.body.innerHTML = `
    <button>Next</button><input type="radio" id="never" /><label for="never">Never</label>`;
});

/** Presses an element as the nth press of a series at one position; returns false if it was dropped. */
function press(element: Element, detail: number): boolean {
  const isPressed = fireEvent.mouseDown(element, { detail });
  return fireEvent.click(element, { detail }) && isPressed;
}

it('drops the second press of a double-click if the page has another control there', () => {
  expect(press(screen.getByRole('button'), 1)).toBe(true);
  expect(press(screen.getByText('Never'), 2)).toBe(false);
  expect(screen.getByRole('radio')).not.toBeChecked();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(press(screen.getByRole('radio'), 1)).toBe(true);
  expect(screen.getByRole('radio')).toBeChecked();
});

it('leaves other double-clicks alone, also those on a label and its control', () => {
  for (const detail of [1, 2, 3]) expect(press(screen.getByRole('button'), detail)).toBe(true);
  expect(press(screen.getByText('Never'), 1)).toBe(true);
  expect(press(screen.getByRole('radio'), 2)).toBe(true);
  expect(press(document.body, 2)).toBe(true);
});

it('§5 login: drops the repeats of an Enter that is held down, except in a text of several lines', () => {
  document.body.innerHTML += '<textarea></textarea>';
  const pressEnter = (element: Element, repeat: boolean) =>
    fireEvent.keyDown(element, { key: 'Enter', repeat });
  expect(pressEnter(screen.getByRole('button'), false)).toBe(true);
  expect(pressEnter(screen.getByRole('button'), true)).toBe(false);
  expect(pressEnter(screen.getByRole('textbox'), true)).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Tab', repeat: true })).toBe(true);
});
