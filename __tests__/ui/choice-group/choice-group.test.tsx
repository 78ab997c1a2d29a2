import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxGroup } from '../../../src/ui/choice-group/checkbox-group';
import { RadioGroup } from '../../../src/ui/choice-group/radio-group';
import { expectNoAxeViolations } from '../../support/axe';

const options = [
  { id: '0', label: 'Not at all' },
  { id: '1', label: 'Several days' },
];
const ignore = () => undefined;

describe('radio group', () => {
  it('is named only by its legend, and described by the detail, the hint and the error', async () => {
    const { container } = render(
      <RadioGroup
        legend="Little interest"
        detail="Question 1 of 9"
        hint="Over the last two weeks"
        options={options}
        value={undefined}
        onChange={ignore}
        error="* Required"
      />,
    );
    const group = screen.getByRole('group', { name: 'Little interest' });
    expect(group).toHaveAccessibleName('Little interest');
    expect(group).toHaveAccessibleDescription('Question 1 of 9 Over the last two weeks * Required');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(within(group).getByText('Question 1 of 9')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Not at all' })).toHaveAccessibleDescription(
      '* Required',
    );
    await expectNoAxeViolations(container);
  });

  it('selects an option by a click on its row and by the keyboard', async () => {
    const chosen: string[] = [];
    function Group() {
      const [value, setValue] = useState('0');
      chosen.push(value);
      return <RadioGroup legend="How often" options={options} value={value} onChange={setValue} />;
    }
    render(<Group />);
    const radio = (name: string) => screen.getByRole('radio', { name });
    for (const [name, other] of [
      ['Several days', 'Not at all'],
      ['Not at all', 'Several days'],
      ['Several days', 'Not at all'],
    ] as const) {
      await userEvent.click(screen.getByText(name));
      expect(radio(name)).toBeChecked();
      expect(radio(other)).not.toBeChecked();
    }
    await userEvent.keyboard('{ArrowUp}');
    expect(radio('Not at all')).toBeChecked();
    expect(radio('Several days')).not.toBeChecked();
    expect(chosen).toEqual(['0', '1', '0', '1', '0']);
  });

  it('keeps the focus and the choice while it is disabled', async () => {
    const onChange = jest.fn();
    const group = { legend: 'How often', options, value: '0', onChange };
    const { container, rerender } = render(<RadioGroup {...group} />);
    const first = screen.getByRole('radio', { name: 'Not at all' });
    await userEvent.click(first);
    rerender(<RadioGroup {...group} isDisabled />);
    expect(first).toHaveFocus();
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toBeChecked();
    await userEvent.click(screen.getByText('Several days'));
    expect(first).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
  });

  it('keeps two groups with the same legend independent', async () => {
    const first = jest.fn();
    const second = jest.fn();
    render(
      <>
        <RadioGroup legend="Same" options={options} value="0" onChange={first} />
        <RadioGroup legend="Same" options={options} value="1" onChange={second} />
      </>,
    );
    const [a, b] = screen.getAllByRole('radio', { checked: true });
    expect(a).toHaveAccessibleName('Not at all');
    expect(b).toHaveAccessibleName('Several days');
    await userEvent.click(screen.getAllByText('Several days')[0] ?? document.body);
    expect(first).toHaveBeenCalledWith('1');
    expect(second).not.toHaveBeenCalled();
  });
});

describe('checkbox group', () => {
  it('reports which box was toggled and leaves the value to its parent', async () => {
    const onToggle = jest.fn();
    const { container } = render(
      <CheckboxGroup legend="What helps" options={options} value={['1']} onToggle={onToggle} />,
    );
    expect(screen.getByRole('checkbox', { name: 'Several days' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not at all' }));
    expect(onToggle).toHaveBeenCalledWith('0');
    expect(screen.getByRole('checkbox', { name: 'Not at all' })).not.toBeChecked();
    await expectNoAxeViolations(container);
  });

  it('describes each checkbox by its description and the error', () => {
    render(
      <CheckboxGroup
        legend="What helps"
        options={[{ id: 'a', label: 'Talking', description: 'To a friend' }]}
        value={[]}
        onToggle={ignore}
        error="* Must select at least one option"
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'Talking' })).toHaveAccessibleDescription(
      'To a friend * Must select at least one option',
    );
  });
});
