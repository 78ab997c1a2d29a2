import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Slider } from '../../../src/ui/slider/slider';
import { expectNoAxeViolations } from '../../support/axe';

type Labels = { minLabel: string | null; maxLabel: string | null };
const ends: Labels = { minLabel: 'Drained', maxLabel: 'Full of energy' };
const noEnds: Labels = { minLabel: null, maxLabel: null };

function Host({ initial = null, labels = ends }: { initial?: number | null; labels?: Labels }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <>
      <p id="name">Energy</p>
      <Slider
        id="slider"
        labelledBy="name"
        min={-2}
        max={2}
        value={value}
        onChange={setValue}
        {...labels}
      />
      <output aria-label="Value">{JSON.stringify(value)}</output>
    </>
  );
}

const slider = () => screen.getByRole('slider', { name: 'Energy' });
const currentValue = () => screen.getByRole('status', { name: 'Value' }).textContent;
const face = () => document.querySelector('svg[data-mood]')?.getAttribute('data-mood') ?? null;

describe('§4 slider', () => {
  it('has no value and no face until it is touched, and is announced as not set', async () => {
    const { container } = render(<Host />);
    expect(currentValue()).toBe('null');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Not set');
    expect(screen.getByText('Not set')).toBeVisible();
    expect(face()).toBeNull();
    await userEvent.tab();
    expect(slider()).toHaveFocus();
    expect(currentValue()).toBe('null');
    await expectNoAxeViolations(container);
  });

  it.each([
    [2, 'positive', 'Positive'],
    [0, 'neutral', 'Neutral'],
    [-2, 'negative', 'Negative'],
  ])('at %d shows the %s face and is announced as %s', async (initial, mood, text) => {
    // §4.lifestyle.4
    const { container } = render(<Host initial={initial} />);
    expect(face()).toBe(mood);
    expect(slider()).toHaveAttribute('aria-valuetext', text);
    expect(screen.getByText(text)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is vertical, has its range and step, and is described by its end labels', () => {
    render(<Host />);
    expect(slider()).toHaveAttribute('aria-orientation', 'vertical');
    expect(slider()).toHaveAttribute('min', '-2');
    expect(slider()).toHaveAttribute('max', '2');
    expect(slider()).toHaveAttribute('step', '0.01');
    expect(slider()).toHaveAccessibleDescription('From Drained to Full of energy');
  });

  it('works without end labels', () => {
    const { unmount } = render(<Host labels={noEnds} />);
    expect(slider()).not.toHaveAttribute('aria-describedby');
    unmount();
    render(<Host labels={{ ...ends, minLabel: null }} />);
    expect(slider()).toHaveAccessibleDescription('Highest: Full of energy');
  });

  it('moves with the arrow keys, Page keys, Home and End, from the middle without a value', async () => {
    render(<Host />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(currentValue()).toBe('0.1');
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(currentValue()).toBe('1.1');
    expect(face()).toBe('positive');
    await userEvent.keyboard('{Home}');
    expect(currentValue()).toBe('-2');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    expect(currentValue()).toBe('-1.4');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(currentValue()).toBe('1.9');
  });

  it('leaves key combinations to the browser, and ignores other keys', async () => {
    render(<Host />);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Alt>}{ArrowLeft}{/Alt}x');
    expect(currentValue()).toBe('null');
  });

  it('accepts any hundredth when it is dragged', () => {
    // §9.slider.2
    render(<Host />);
    fireEvent.change(slider(), { target: { value: '1.37' } });
    expect(currentValue()).toBe('1.37');
  });

  it('a tap at the exact middle sets it, and does not change an existing value', () => {
    render(<Host />);
    fireEvent.click(slider());
    expect(currentValue()).toBe('0');
    fireEvent.change(slider(), { target: { value: '1' } });
    fireEvent.click(slider());
    expect(currentValue()).toBe('1');
  });
});
