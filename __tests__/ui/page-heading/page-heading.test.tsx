import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { LoadingScreen } from '../../../src/ui/loading-screen/loading-screen';
import { resetNavigationFocus } from '../../../src/ui/page-heading/focus-on-navigate';
import { PageHeading } from '../../../src/ui/page-heading/page-heading';

type Screen = 'loading' | 'first' | 'second';

function Harness({ screen: name, hasNewText = false }: { screen: Screen; hasNewText?: boolean }) {
  return (
    <StrictMode>
      <button>Elsewhere</button>
      {name === 'loading' && <LoadingScreen />}
      {name === 'first' && (
        <PageHeading key="first">{hasNewText ? 'First again' : 'First'}</PageHeading>
      )}
      {name === 'second' && (
        <PageHeading key="second" title="Home">
          Hi, Sam
        </PageHeading>
      )}
    </StrictMode>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });

describe('page heading', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    resetNavigationFocus();
    document.title = 'Stillwater';
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('D8: sets the document title to the heading, or to the title when the heading contains a name', () => {
    const { rerender } = render(<PageHeading key="a">Log in</PageHeading>);
    expect(document.title).toBe('Log in · Stillwater');
    rerender(<Harness screen="second" />);
    expect(document.title).toBe('Home · Stillwater');
  });

  it('does not receive the focus on the first screen of a page load, even after its loading state', () => {
    const { rerender } = render(<Harness screen="loading" />);
    rerender(<Harness screen="first" />);
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('sets the document title, then receives the focus and scrolls to the top when the screen changes', () => {
    const { rerender } = render(<Harness screen="first" />);
    let titleAtFocus = '';
    document.addEventListener('focusin', () => (titleAtFocus = document.title), { once: true });
    rerender(<Harness screen="second" />);
    expect(heading()).toHaveFocus();
    expect(titleAtFocus).toBe('Home · Stillwater');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('does not receive the focus when the same screen renders again', () => {
    const { rerender } = render(<Harness screen="second" />);
    rerender(<Harness screen="first" />);
    screen.getByRole('button').focus();
    rerender(<Harness screen="first" hasNewText />);
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('passes the focus from the loading state to the screen, and keeps the previous title while loading', () => {
    const { rerender } = render(<Harness screen="first" />);
    rerender(<Harness screen="loading" />);
    expect(heading()).toHaveTextContent('Loading…');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('First · Stillwater');
    rerender(<Harness screen="second" />);
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent('Hi, Sam');
  });

  it('does not receive the focus when the user moved it while the screen was loading', () => {
    const { rerender } = render(<Harness screen="first" />);
    rerender(<Harness screen="loading" />);
    screen.getByRole('button').focus();
    rerender(<Harness screen="second" />);
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
