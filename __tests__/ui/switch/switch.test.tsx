import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from '../../../src/ui/switch/switch';
import { expectNoAxeViolations } from '../../support/axe';

describe('switch', () => {
  it('reports its new state, and changes only when its parent changes it', async () => {
    const onChange = jest.fn();
    render(<Switch label="Email" isOn={false} onChange={onChange} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Email' }));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('§4: can be reached when disabled, is described by the reason, and does not change', async () => {
    const onChange = jest.fn();
    const { container } = render(
      <Switch label="Push" isOn onChange={onChange} isDisabled hint="Managed in the app." />,
    );
    const control = screen.getByRole('switch', { name: 'Push' });
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toBeChecked();
    expect(control).toHaveAccessibleDescription('Managed in the app.');
    await userEvent.tab();
    expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('Push'));
    expect(control).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
  });
});
