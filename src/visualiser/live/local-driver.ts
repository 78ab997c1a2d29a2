import { MACHINE_REGISTRY } from '../../../machines/catalogue';
import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import type { InspectedEvent } from '../../lib/inspection.types';
import { FLOW_PAGES } from '../../walks/stages';
import { runWalkthrough, type FlowEnvironment } from '../../walks/walk-through';
import { createFrameHost } from './frame-host';
import { createFrameTheatre, giveStorages } from './frame-theatre';
import { IDLE, type Command, type Driver, type Report, type WalkState } from './live.types';
import { createOwnStorage } from './own-storage';

/** A person follows what happens: a pause after each step, in ms. */
const PAUSE_MS = 350;

/** A walk that somebody else has taken over. */
class TakenOver extends Error {}

type Walking = { readonly theatre: FlowEnvironment; isOver: boolean; goOn: () => void };

/** Shows the app in a frame within `room`, and does there what a tester wants. */
export function createLocalDriver(room: HTMLElement, report: (report: Report) => void): Driver {
  let walking: Walking | null = null;
  let state: WalkState = IDLE;
  const host = createFrameHost(room, {
    onInspected: (one: InspectedEvent) => report({ kind: 'inspected', all: [one] }),
    onPage: () => report({ kind: 'here' }),
  });
  const tell = (change: Partial<WalkState>) => {
    state = { ...state, ...change };
    report({ kind: 'walk', state });
  };

  const endWalk = (): Walking | null => {
    const ended = walking;
    walking = null;
    if (ended !== null) ended.isOver = true;
    ended?.goOn();
    return ended;
  };

  const takeOver = () => {
    const ended = endWalk();
    if (ended === null) return;
    void ended.theatre.releaseAll();
    if (state.status !== 'failed') tell({ status: 'taken over' });
  };

  /** The app goes before the clinic is another: what it still asks or holds back is no business of the next. */
  const clear = () => {
    endWalk();
    host.close();
  };

  const walk = async (command: Extract<Command, { kind: 'walk' }>) => {
    const { machineId, walkthroughId, count, isStepwise } = command;
    const entry = MACHINE_REGISTRY.find(({ id }) => id === machineId);
    const flowPage = FLOW_PAGES[machineId];
    const whole = entry && generateWalkthroughs(entry).find(({ id }) => id === walkthroughId);
    if (!entry || !flowPage || !whole) throw new Error(`There is no walk ${walkthroughId}.`);
    const theatre = createFrameTheatre(host, machineId, flowPage);
    const own: Walking = { theatre, isOver: false, goOn: () => undefined };
    walking = own;
    state = { ...IDLE, status: 'walking', machineId, walkthroughId, count };
    tell({});
    const leaveIfOver = () => {
      if (own.isOver) throw new TakenOver();
    };
    try {
      const part = { ...whole, steps: whole.steps.slice(0, count) };
      await runWalkthrough({ entry, flowPage }, part, theatre, async ({ index }) => {
        leaveIfOver();
        tell({ done: index });
        if (index >= count) return;
        await (isStepwise ? waitForTester(own) : pause());
        leaveIfOver();
      });
      leaveIfOver();
      tell({ status: 'arrived' });
    } catch (error) {
      if (own.isOver || error instanceof TakenOver) return;
      void theatre.releaseAll();
      tell({ status: 'failed', error: error instanceof Error ? firstLine(error) : String(error) });
    }
  };

  const waitForTester = (own: Walking) => {
    tell({ status: 'waiting' });
    return new Promise<void>((resolve) => {
      own.goOn = () => {
        if (!own.isOver) tell({ status: 'walking' });
        resolve();
      };
    });
  };

  const open = (path: string) => {
    clear();
    tell(IDLE);
    const storages = { localStorage: createOwnStorage(), sessionStorage: createOwnStorage() };
    // What is opened may be no page of the app; it shows itself what it is.
    host.open(path, (view) => giveStorages(view, storages)).catch(() => undefined);
  };

  return {
    command(command) {
      switch (command.kind) {
        case 'walk':
          clear();
          void walk(command);
          return;
        case 'next':
          walking?.goOn();
          return;
        case 'take over':
          takeOver();
          return;
        case 'open':
          open(command.path);
      }
    },
    close: clear,
  };
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
const firstLine = ({ message }: Error) => message.split('\n')[0] ?? message;
