import { fireEvent, render, screen, within } from '@testing-library/react';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { parseRoute } from '../../../../src/qa/visualiser/shell/route';
import { useRoute } from '../../../../src/qa/visualiser/shell/use-route';
import { SpecificationMode } from '../../../../src/qa/visualiser/trace/specification-mode';
import { SPECIFICATION } from '../../../../src/qa/visualiser/trace/specification.cjs';
import { StatementTable } from '../../../../src/qa/visualiser/trace/statement-table';
import { listStatements } from '../../../../src/qa/visualiser/trace/list-statements';
import { filterStatements } from '../../../../src/qa/visualiser/trace/statement-filter';
import {
  listWalkthroughs,
  traceStatements,
} from '../../../../src/qa/visualiser/trace/trace-statements';
import { expectNoAxeViolations } from '../../../support/axe';

const toId = (topic: string, number: number) => `${topic}.${number}`;

type TableProps = Partial<Parameters<typeof StatementTable>[0]>;

/** Renders one statement of the specification. */
function renderStatement(id: string, props: TableProps = {}) {
  return render(
    <StatementTable
      title="A section"
      traced={traceStatements(SPECIFICATION, [userGateEntry]).filter(
        ({ statement }) => statement.id === id,
      )}
      generatedMachines={new Set([userGateEntry.id])}
      {...props}
    />,
  );
}

const getRow = () => {
  const [, row] = screen.getAllByRole('row');
  if (row === undefined) throw new Error('There is no statement.');
  return within(row);
};

describe('a statement', () => {
  it('links to its states, transitions, walkthroughs and screens', async () => {
    const { container } = renderStatement(toId('§4.gate', 1));
    const consent = 'deciding · at once [isConsentMissing] → CONSENT_REQUIRED';
    const getRoute = (name: string | RegExp) =>
      parseRoute(getRow().getByRole('link', { name }).getAttribute('href') ?? '');
    expect(getRoute(consent)).toEqual({
      mode: 'chart',
      machine: 'user-gate',
      query: { transition: consent },
    });
    expect(getRoute('CONSENT_REQUIRED.reading')).toEqual({
      mode: 'live',
      machine: 'user-gate',
      query: { state: 'CONSENT_REQUIRED.reading' },
    });
    expect(getRoute(/^See "Consent"/)).toMatchObject({ mode: 'walkthroughs' });
    await expectNoAxeViolations(container);
  });

  it('lists its tests with their files', () => {
    renderStatement(toId('§5.login', 4));
    expect(screen.getByText('features/authentication/login-page.test.tsx')).toBeVisible();
    expect(screen.getByText(/signs in with the email in lower case/)).toBeVisible();
  });

  it('is marked if nothing shows it', () => {
    const statement = { id: '§0.x', section: '§0', topic: 'Nothing', text: 'Nothing shows this.' };
    renderStatement('', { traced: [{ statement, goals: [], tests: [] }] });
    expect(getRow().getByText('Hole: no reason given')).toBeVisible();
  });
});

describe('finding statements', () => {
  const traced = traceStatements(SPECIFICATION, [userGateEntry]);
  const find = (text: string) =>
    filterStatements(traced, { section: '', show: '', find: text }).map(
      ({ statement }) => statement.id,
    );

  it('finds them by id, with or without the sign, and by words', () => {
    const id = toId('§4.gate', 1);
    expect(find(id)[0]).toBe(id);
    expect(find('4.gate')).toEqual(expect.arrayContaining([id, toId('§4.gate', 2)]));
    expect(find('GATE consent')).toContain(id);
    expect(find('no such words')).toEqual([]);
    expect(find(' ')).toHaveLength(traced.length);
  });

  it('finds those that a walkthrough shows', () => {
    const id = toId('§4.gate', 1);
    const walkthroughs = generateWalkthroughs(userGateEntry);
    const shown = walkthroughs.filter((one) =>
      listStatements(userGateEntry, one).some((statement) => statement.id === id),
    );
    const goals = traced.find(({ statement }) => statement.id === id)?.goals ?? [];
    expect(shown).toEqual(listWalkthroughs(goals).map(({ walkthrough }) => walkthrough));
    expect(shown.length).toBeGreaterThan(0);
  });
});

function Page() {
  return <SpecificationMode entry={userGateEntry} route={useRoute()} />;
}

describe('the mode Specification', () => {
  it('can be filtered by section and by what shows a statement', () => {
    window.location.hash = '#/specification/user-gate?section=§8';
    render(<Page />);
    const { statements } = SPECIFICATION;
    const constants = statements.filter(({ section }) => section === '§9');
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const countRows = () => document.querySelectorAll('tbody tr').length;

    choose('Section', '§9');
    expect(countRows()).toBe(constants.length);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${constants.length} of ${statements.length} statements.`,
    );
    choose('Show', 'no-machine');
    expect(countRows()).toBeGreaterThan(0);
    expect(countRows()).toBeLessThan(constants.length);
    choose('Find', toId('§4.gate', 1));
    expect(countRows()).toBe(0);
    choose('Section', '');
    choose('Show', '');
    expect(countRows()).toBe(1);
    expect(window.location.hash).toContain('find=');
    choose('Find', '');
    choose('Show', 'holes');
    expect(countRows()).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent('No statement matches this filter.');
  });
});
