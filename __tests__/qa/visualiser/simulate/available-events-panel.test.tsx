import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import { AvailableEventsPanel } from '../../../../src/qa/visualiser/simulate/available-events-panel';
import { CustomEventForm } from '../../../../src/qa/visualiser/simulate/custom-event-form';
import { getSimulator } from '../../../../src/qa/visualiser/simulate/simulator';

describe('a machine that stops', () => {
  it.each([
    [false, 'Start over to go on.'],
    [true, 'Undo to go on.'],
  ])('says what leads on (%j)', (hasSteps, leadsOn) => {
    const snapshot = getSimulator(intakeEntry).start(null);
    expect(snapshot.problem).toMatch(/[^.]\.$/);
    const { entry, onSend } = { entry: intakeEntry, onSend: () => null };
    render(<AvailableEventsPanel {...{ entry, snapshot, hasSteps, onSend }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `The machine has stopped: ${snapshot.problem} ${leadsOn}`,
    );
  });
});

describe('an event of the tester’s own', () => {
  it.each(['null', '[1]', '"x"', '7'])('is refused with the payload %s', async (payload) => {
    const onSend = jest.fn(() => null);
    render(<CustomEventForm entry={intakeEntry} onSend={onSend} />);
    await userEvent.click(screen.getByText('Send any event'));
    const field = screen.getByLabelText('Payload');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(payload);
    await userEvent.click(screen.getByText('Send'));
    expect(screen.getByText('A payload is an object in braces, or nothing at all.')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
  });
});
