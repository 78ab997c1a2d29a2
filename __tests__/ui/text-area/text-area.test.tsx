import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from '../../../src/ui/text-area/text-area';
import { expectNoAxeViolations } from '../../support/axe';

function Harness() {
  const [value, setValue] = useState('');
  return <TextArea label="Anything else?" value={value} onChange={setValue} error="* Required" />;
}

describe('§9 free-text answer box', () => {
  it('keeps all typed lines', async () => {
    const { container } = render(<Harness />);
    const box = screen.getByRole('textbox', { name: 'Anything else?' });
    await userEvent.type(box, 'One{Enter}two');
    expect(box).toHaveValue('One\ntwo');
    expect(box).toHaveAccessibleDescription('* Required');
    await expectNoAxeViolations(container);
  });

  it('can be named by another element', () => {
    render(
      <>
        <span id="question">How was your day?</span>
        <TextArea labelledBy="question" value="" onChange={() => undefined} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'How was your day?' })).toBeInTheDocument();
  });
});
