import { renderHook } from '@testing-library/react';
import { useDirection } from '../../../src/ui/step-motion/use-direction';

it('§4: a step slides in from the side on which it is: none at first, then forward and back', () => {
  const { result, rerender } = renderHook((index: number) => useDirection(index), {
    initialProps: 0,
  });
  expect(result.current).toBeNull();
  const directions = [1, 1, 2, 1, 0].map((index) => {
    rerender(index);
    return result.current;
  });
  expect(directions).toEqual(['forward', 'forward', 'forward', 'back', 'back']);
});
