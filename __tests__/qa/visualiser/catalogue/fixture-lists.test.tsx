import { render, screen } from '@testing-library/react';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { listCoverageGoals } from '../../../../machines/walkthroughs/coverage-goals';
import { FixtureLists } from '../../../../src/qa/visualiser/catalogue/fixture-lists';

const fixtures = listCoverageGoals(userGateEntry).filter(
  ({ kind }) => kind !== 'state' && kind !== 'transition',
);

describe('the fixtures of a flow', () => {
  it.each(fixtures)('mark and show the one that a link leads to: $kind $id', ({ kind, id }) => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    render(<FixtureLists entry={userGateEntry} chosen={`${kind} ${id}`} />);
    const marked = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'true');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.querySelector('details')).toHaveAttribute('open');
    expect(scrollIntoView.mock.contexts).toEqual(marked);
  });

  it('mark none without such a link', () => {
    const { container } = render(<FixtureLists entry={userGateEntry} chosen={null} />);
    expect(container.querySelector('[aria-current]')).toBeNull();
  });
});
