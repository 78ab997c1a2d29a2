import { render, screen } from '@testing-library/react';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { toWords, TransitionTrace } from '../../../../src/qa/visualiser/guards/transition-trace';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { expectNoAxeViolations } from '../../../support/axe';

const find = (guard: string) =>
  toChart(userGateEntry).transitions.find((transition) => transition.guard === guard);

describe('the trace of a transition', () => {
  it('says a guard in words', () => {
    expect(toWords('isConsentMissing')).toBe('is consent missing');
    expect(toWords('startsAt BASIC_INFO')).toBe('starts at BASIC_INFO');
  });

  it('links to the walkthroughs in which its guard is true and false, to statements and tests', async () => {
    const transition = find('isConsentMissing');
    if (transition === undefined) throw new Error('There is no such guard.');
    const { container } = render(<TransitionTrace entry={userGateEntry} transition={transition} />);
    expect(await screen.findByText(/^Guard true in \d+ walkthroughs$/)).toBeVisible();
    expect(screen.getByText(/^Guard false in \d+ walkthroughs$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^§4\.gate\.1/ })).toHaveAttribute(
      'href',
      expect.stringContaining('#/specification/user-gate?find='),
    );
    await expectNoAxeViolations(container);
  });
});
