import { render, screen } from '@testing-library/react';
import { Progress } from '../../../src/ui/progress/progress';

describe('progress', () => {
  it('D8: exposes the percentage as its value', () => {
    render(<Progress label="Progress" value={43} />);
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '43',
    );
  });

  it('clamps its value to the maximum and exposes its value text', () => {
    render(<Progress label="Progress" value={9} max={8} valueText="Step 8 of 8" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '8');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 8 of 8');
  });
});
