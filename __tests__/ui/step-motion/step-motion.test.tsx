import { render, screen } from '@testing-library/react';
import { StepMotion } from '../../../src/ui/step-motion/step-motion';

it('§4: a step slides in from the side on which it is: none at first, then forward and back', () => {
  const step = (index: number) => <StepMotion index={index}>A step</StepMotion>;
  const { rerender } = render(step(0));
  expect(screen.getByText('A step').className).toBe('step');
  const classes = [1, 1, 2, 1, 0].map((index) => {
    rerender(step(index));
    return screen.getByText('A step').className;
  });
  expect(classes).toEqual([
    'step forward',
    'step forward',
    'step forward',
    'step back',
    'step back',
  ]);
});
