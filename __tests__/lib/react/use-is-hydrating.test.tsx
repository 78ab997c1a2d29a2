import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useIsHydrating } from '../../../src/lib/react/use-is-hydrating';

/** What the hook returned, in order. */
const results: unknown[] = [];
function Recorder() {
  const isHydrating = useIsHydrating();
  results.push(isHydrating);
  return <p>{isHydrating ? 'Hydrating' : 'Ready'}</p>;
}

beforeEach(() => {
  results.length = 0;
});

describe('whether React takes over elements of the page', () => {
  it('is true until it has taken them over', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Recorder />);
    expect(container).toHaveTextContent('Hydrating');
    results.length = 0;
    act(() => void render(<Recorder />, { container, hydrate: true }));
    expect(results).toEqual([true, false]);
    expect(container).toHaveTextContent('Ready');
  });

  it('is never true for elements that are new', () => {
    render(<Recorder />);
    expect(results).toEqual([false]);
  });
});
