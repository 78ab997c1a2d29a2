import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { createActor, setup } from 'xstate';
import { KeptActors, useHasUnsent, useKeptActor } from '../../src/lib/kept-actors';
import { expectConsole } from '../support/fail-on-console';

const counter = setup({}).createMachine({
  initial: 'blank',
  states: { blank: { on: { TYPED: 'typed' } }, typed: {} },
});

let created: ReturnType<typeof createActor<typeof counter>>[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  created = [];
});
afterEach(() => jest.useRealTimers());

function Screen({ name = 'flow' }: { readonly name?: string }) {
  const actor = useKeptActor(
    name,
    () => {
      const one = createActor(counter);
      created.push(one);
      return one;
    },
    (one) => one.getSnapshot().matches('typed'),
  );
  return <p>{useSelector(actor, ({ value }) => value)}</p>;
}

const Unsent = () => <output>{String(useHasUnsent())}</output>;
const area = (content: ReactNode) => (
  <StrictMode>
    <KeptActors>{content}</KeptActors>
  </StrictMode>
);

describe('architecture: flows that outlive their screens', () => {
  it('keeps one actor for a key, through strict mode and while its screen is away', () => {
    const { rerender } = render(area(<Screen />));
    act(() => created.at(-1)?.send({ type: 'TYPED' }));
    const kept = created.filter((one) => one.getSnapshot().status === 'active');
    expect(screen.getByText('typed')).toBeInTheDocument();
    rerender(area(<p>elsewhere</p>));
    act(() => jest.runAllTimers());
    rerender(area(<Screen />));
    expect(screen.getByText('typed')).toBeInTheDocument();
    expect(created.filter((one) => one.getSnapshot().status === 'active')).toEqual(kept);
  });

  it('gives another key another actor', () => {
    render(
      area(
        <>
          <Screen />
          <Screen name="other" />
        </>,
      ),
    );
    act(() => created.at(-1)?.send({ type: 'TYPED' }));
    expect(screen.getByText('blank')).toBeInTheDocument();
    expect(screen.getByText('typed')).toBeInTheDocument();
  });

  it('stops them all when the area is left', () => {
    const { unmount } = render(area(<Screen />));
    const running = created.filter((one) => one.getSnapshot().status === 'active').at(-1);
    unmount();
    act(() => jest.runAllTimers());
    running?.send({ type: 'TYPED' });
    expect(running?.getSnapshot().value).toBe('blank');
    expectConsole(/Event "TYPED" was sent to stopped actor/);
  });

  it('D7: tells whether something is typed and not sent, also when its screen is away', () => {
    const { rerender } = render(area(<Screen />));
    act(() => created.at(-1)?.send({ type: 'TYPED' }));
    rerender(area(<Unsent />));
    expect(screen.getByRole('status')).toHaveTextContent('true');
  });

  it('D7: knows of nothing where nothing was typed, or outside an area', () => {
    const { rerender } = render(
      area(
        <>
          <Screen />
          <Unsent />
        </>,
      ),
    );
    expect(screen.getByRole('status')).toHaveTextContent('false');
    rerender(<Unsent />);
    expect(screen.getByRole('status')).toHaveTextContent('false');
  });

  it('says loudly that a flow needs an area', () => {
    expectConsole(/useKeptActor needs <KeptActors>|An error occurred/);
    expect(() => render(<Screen />)).toThrow(/needs <KeptActors>/);
  });
});
