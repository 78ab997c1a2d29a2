import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RatingScale } from '../../../src/ui/rating-scale/rating-scale';
import { expectNoAxeViolations } from '../../support/axe';

const options = ['0', '1', '2', '3'].map((id) => ({ id, label: id }));

function Host({ error = null, isBare = false }: { error?: string | null; isBare?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <RatingScale
      legend="How strong was it?"
      hint="Today"
      error={error}
      options={options}
      value={value}
      onChange={setValue}
      minLabel={isBare ? null : 'Not there'}
      maxLabel={isBare ? null : 'Very strong'}
    />
  );
}

const group = () => screen.getByRole('group', { name: 'How strong was it?' });
const step = (name: string) => within(group()).getByRole('radio', { name });

describe('§3 likert: rating scale', () => {
  it('renders a radio for each number, and shows each end label once, which describes its radio', async () => {
    const { container } = render(<Host />);
    expect(within(group()).getAllByRole('radio')).toHaveLength(4);
    expect(step('0')).toHaveAccessibleDescription('Not there');
    expect(step('1')).not.toHaveAccessibleDescription();
    expect(step('3')).toHaveAccessibleDescription('Very strong');
    expect(screen.getByText('Not there')).toBeVisible();
    expect(screen.getByText('Very strong')).toBeVisible();
    expect(container).toHaveTextContent(/0 = Not there.*3 = Very strong/);
    expect(group()).toHaveAccessibleDescription('Today');
    await expectNoAxeViolations(container);
  });

  it('selects a step by a click or by the keyboard', async () => {
    render(<Host />);
    await userEvent.click(step('2'));
    expect(step('2')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    expect(step('3')).toBeChecked();
    expect(step('2')).not.toBeChecked();
  });

  it('works without end labels, and shows an error at the group', async () => {
    const { container } = render(<Host isBare error="* Required" />);
    expect(container).not.toHaveTextContent('=');
    expect(group()).toHaveAccessibleDescription('Today * Required');
    await expectNoAxeViolations(container);
  });
});
