import { render } from '@testing-library/react';
import { LongList } from '../../../src/ui/long-list/long-list';

function renderList(count: number): HTMLElement {
  const { container } = render(
    <LongList className="wide" inert>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </LongList>,
  );
  const list = container.firstElementChild;
  if (!(list instanceof HTMLElement)) throw new Error('There is no list.');
  return list;
}

const getTexts = (list: Element) =>
  [...list.querySelectorAll('p')].map((child) => child.textContent);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('a long list', () => {
  it('has up to 40 children as they are', () => {
    const list = renderList(40);
    expect(list).toHaveClass('list', 'wide');
    expect(list).toHaveAttribute('inert');
    expect([...list.children].every(({ tagName }) => tagName === 'P')).toBe(true);
    expect(getTexts(list)).toEqual(upTo(40));
  });

  it('sets more of them in chunks of ten, in their order and without a loss', () => {
    const list = renderList(41);
    expect([...list.children].map((chunk) => getTexts(chunk).length)).toEqual([10, 10, 10, 10, 1]);
    expect(getTexts(list)).toEqual(upTo(41));
  });
});
