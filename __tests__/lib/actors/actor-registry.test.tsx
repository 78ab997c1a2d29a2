import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { createActor, setup, type ActorRefFrom } from 'xstate';
import {
  ActorRegistryProvider,
  toActorKey,
  useHasUnsavedChanges,
  useSharedActor,
} from '../../../src/lib/actors/actor-registry';
import { allowConsole } from '../../support/fail-on-console';

const counter = setup({}).createMachine({
  initial: 'blank',
  states: { blank: { on: { TYPED: 'typed' } }, typed: {} },
});

type CounterRef = ActorRefFrom<typeof counter>;

let created: CounterRef[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  created = [];
});
afterEach(() => jest.useRealTimers());

function Screen({ name = 'flow' }: { readonly name?: string }) {
  const actor = useSharedActor(
    toActorKey<CounterRef>(name),
    () => {
      const one = createActor(counter);
      created.push(one);
      return one;
    },
    { hasUnsavedChanges: (one) => one.getSnapshot().matches('typed') },
  );
  return <p>{useSelector(actor, ({ value }) => value)}</p>;
}

const UnsavedStatus = () => <output>{String(useHasUnsavedChanges())}</output>;
const withRegistry = (content: ReactNode) => (
  <StrictMode>
    <ActorRegistryProvider>{content}</ActorRegistryProvider>
  </StrictMode>
);

describe('the actor registry', () => {
  it('keeps one actor per key, in strict mode and while its screen is unmounted', () => {
    const { rerender } = render(withRegistry(<Screen />));
    act(() => created.at(-1)?.send({ type: 'TYPED' }));
    const kept = created.filter((one) => one.getSnapshot().status === 'active');
    expect(screen.getByText('typed')).toBeInTheDocument();
    rerender(withRegistry(<p>elsewhere</p>));
    act(() => jest.runAllTimers());
    rerender(withRegistry(<Screen />));
    expect(screen.getByText('typed')).toBeInTheDocument();
    expect(created.filter((one) => one.getSnapshot().status === 'active')).toEqual(kept);
  });

  it('creates another actor for another key', () => {
    render(
      withRegistry(
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

  it('stops all actors when its provider is unmounted', () => {
    const { unmount } = render(withRegistry(<Screen />));
    const running = created.filter((one) => one.getSnapshot().status === 'active').at(-1);
    unmount();
    act(() => jest.runAllTimers());
    running?.send({ type: 'TYPED' });
    expect(running?.getSnapshot().value).toBe('blank');
    allowConsole(/Event "TYPED" was sent to stopped actor/);
  });

  it('D7: reports unsaved changes, also of an unmounted screen', () => {
    const { rerender } = render(withRegistry(<Screen />));
    act(() => created.at(-1)?.send({ type: 'TYPED' }));
    rerender(withRegistry(<UnsavedStatus />));
    expect(screen.getByRole('status')).toHaveTextContent('true');
  });

  it('D7: reports no unsaved changes if nothing was typed, or outside of its provider', () => {
    const { rerender } = render(
      withRegistry(
        <>
          <Screen />
          <UnsavedStatus />
        </>,
      ),
    );
    expect(screen.getByRole('status')).toHaveTextContent('false');
    rerender(<UnsavedStatus />);
    expect(screen.getByRole('status')).toHaveTextContent('false');
  });

  it('throws for a screen without its provider', () => {
    allowConsole(/No actor registry is provided|An error occurred/);
    expect(() => render(<Screen />)).toThrow('No actor registry is provided.');
  });
});
