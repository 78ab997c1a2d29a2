import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { parseRoute } from '../../../../src/qa/visualiser/shell/route';
import { useRoute } from '../../../../src/qa/visualiser/shell/use-route';
import { SpecificationMode } from '../../../../src/qa/visualiser/trace/specification-mode';
import { SPECIFICATION } from '../../../../src/qa/visualiser/trace/specification.cjs';
import { StatementTable } from '../../../../src/qa/visualiser/trace/statement-table';
import { expectNoAxeViolations } from '../../../support/axe';

function Page() {
  return <SpecificationMode entry={userGateEntry} route={useRoute()} />;
}

function open(hash: string) {
  window.location.hash = hash;
  return render(<Page />);
}

const getRow = (id: string) => {
  const row = screen.getAllByRole('row').find((one) => within(one).queryByText(id) !== null);
  if (row === undefined) throw new Error(`There is no row of ${id}.`);
  return row;
};
const toId = (topic: string, number: number) => `${topic}.${number}`;
const countRows = () => document.querySelectorAll('tbody tr').length;

describe('the mode Specification', () => {
  it('links each statement to its states, transitions, walkthroughs and screens', async () => {
    open('#/specification/user-gate?section=§4');
    const row = getRow(toId('§4.gate', 1));
    const consent = 'deciding · at once [isConsentMissing] → CONSENT_REQUIRED';
    const transition = within(row).getByRole('link', { name: consent });
    expect(parseRoute(transition.getAttribute('href') ?? '')).toEqual({
      mode: 'chart',
      machine: 'user-gate',
      query: { transition: consent },
    });
    expect(
      await within(row).findByRole('link', { name: 'CONSENT_REQUIRED.reading' }),
    ).toHaveAttribute('href', '#/live/user-gate?state=CONSENT_REQUIRED.reading');
    const { href } = within(row).getByRole<HTMLAnchorElement>('link', { name: /^See "Consent"/ });
    expect(href).toMatch(/#\/walkthroughs\/user-gate\?way=/);
  });

  it('lists the tests of a statement with their files', () => {
    open('#/specification/user-gate?section=§5');
    expect(getRow(toId('§5.login', 4))).toHaveTextContent(
      /signs in with the email in lower case.*features\/authentication\/login-page\.test\.tsx/,
    );
  });

  it('can be filtered by section and by what shows a statement', async () => {
    open('#/specification/user-gate?section=§8');
    const { statements } = SPECIFICATION;
    const constants = statements.filter(({ section }) => section === '§9');
    await userEvent.selectOptions(screen.getByLabelText('Section'), '§9 Constants');
    expect(countRows()).toBe(constants.length);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${constants.length} of ${statements.length} statements.`,
    );
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Shown by no machine');
    expect(countRows()).toBeLessThan(constants.length);
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Holes only');
    expect(countRows()).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent('No statement matches this filter.');
  });

  it('marks a hole', async () => {
    const statement = { id: '§0.x', section: '§0', topic: 'Nothing', text: 'Nothing shows this.' };
    const { container } = render(
      <StatementTable
        title="§0 Nothing"
        traced={[{ statement, goals: [], tests: [] }]}
        generatedMachines={new Set()}
      />,
    );
    expect(getRow('§0.x')).toHaveTextContent('Hole: no reason given');
    await expectNoAxeViolations(container);
  });
});
