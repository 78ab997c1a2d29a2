import type { ComponentProps } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { LongList } from '../../../src/ui/long-list/long-list';

type Rendering = ComponentProps<typeof LongList>['rendering'];

function createList(count: number, rendering?: Rendering) {
  return (
    <LongList className="wide" inert rendering={rendering}>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </LongList>
  );
}

function renderList(count: number, rendering?: Rendering) {
  const { container, rerender } = render(createList(count, rendering));
  const list = container.firstElementChild;
  if (!(list instanceof HTMLElement)) throw new Error('The list has no element.');
  return Object.assign(list, {
    setRendering: (next: Rendering) => rerender(createList(count, next)),
  });
}

const getTexts = (list: Element) =>
  [...list.querySelectorAll('p')].map((child) => child.textContent);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('long list', () => {
  it('renders up to 40 children directly', () => {
    const list = renderList(40);
    expect(list).toHaveClass('list', 'wide');
    expect(list).toHaveAttribute('inert');
    expect([...list.children].every(({ tagName }) => tagName === 'P')).toBe(true);
    expect(getTexts(list)).toEqual(upTo(40));
  });

  it('renders more children in chunks of ten, all of them and in order', () => {
    const list = renderList(41);
    expect([...list.children].map((chunk) => getTexts(chunk).length)).toEqual([10, 10, 10, 10, 1]);
    expect(getTexts(list)).toEqual(upTo(41));
  });

  it('lays out the first hundred children at once, and the others while the browser is idle', async () => {
    const list = renderList(150);
    const getDeferred = () => list.querySelectorAll('.deferred').length;
    expect(getDeferred()).toBe(5);
    expect([...list.children].slice(0, 10).every((chunk) => chunk.className === 'chunk')).toBe(
      true,
    );
    await waitFor(() => expect(getDeferred()).toBe(0));
    expect(getTexts(list)).toEqual(upTo(150));
  });

  it.each([10, 150])('renders as many of %i at once as it has to, and says so', async (count) => {
    const list = renderList(count, 4);
    expect(getTexts(list)).toEqual(upTo(4));
    const isPartial = () => list.parentElement?.querySelector('[data-partial]') !== null;
    expect(isPartial()).toBe(true);
    await waitFor(() => expect(getTexts(list)).toEqual(upTo(count)));
    expect(isPartial()).toBe(false);
  });

  it('so lays out the first ten children at once, and the others while the browser is idle', async () => {
    const list = renderList(150, 4);
    const isDeferred = [...list.children].map((chunk) => chunk.classList.contains('deferred'));
    expect(isDeferred).toEqual([false, ...Array.from({ length: 14 }, () => true)]);
    const [first] = list.querySelectorAll('p');
    await waitFor(() => expect(getTexts(list)).toEqual(upTo(150)));
    expect(list.querySelectorAll('.deferred')).toHaveLength(0);
    expect(first?.isConnected).toBe(true);
  });

  it('renders what is still missing at once when it has to be whole', () => {
    const list = renderList(150, 4);
    const [first] = list.querySelectorAll('p');
    list.setRendering('whole');
    expect(getTexts(list)).toEqual(upTo(150));
    expect(list.querySelectorAll('.deferred')).toHaveLength(0);
    expect(first?.isConnected).toBe(true);
  });

  it('prints all children, also those that are not rendered yet', () => {
    const list = renderList(150, 4);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(getTexts(list)).toEqual(upTo(150));
    expect(list.querySelectorAll('.deferred')).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('puts fewer children into a chunk the heavier they are, and lays out fewer of them at once', async () => {
    const weights = [5, 5, 1, 30, 30, 4, 4, 4, 200];
    const { container } = render(
      <LongList weights={weights}>
        {weights.map((weight, index) => (
          <p key={index}>{weight}</p>
        ))}
      </LongList>,
    );
    const chunks = [...(container.firstElementChild?.children ?? [])];
    const texts = [['5', '5'], ['1', '30'], ['30'], ['4', '4', '4'], ['200']];
    expect(chunks.map(getTexts)).toEqual(texts);
    expect(chunks.map(({ classList }) => classList.contains('deferred'))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    await waitFor(() => expect(container.querySelectorAll('.deferred')).toHaveLength(0));
  });

  it('has the focus again after it was inert', () => {
    const list = (isInert: boolean) => (
      <LongList inert={isInert}>{[<input key="hours" aria-label="Hours" />]}</LongList>
    );
    const { rerender } = render(list(false));
    const hours = screen.getByRole('textbox', { name: 'Hours' });
    hours.focus();
    rerender(list(true));
    // As browsers do it.
    hours.blur();
    rerender(list(false));
    expect(hours).toHaveFocus();
  });
});
