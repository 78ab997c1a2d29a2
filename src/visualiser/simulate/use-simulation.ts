import { useEffect, useRef, useState } from 'react';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import type { Route } from '../shell/route';
import { goTo } from '../shell/use-route';
import { playerOf } from './run-machine';
import { decodeSequence, encodeSequence, toSequence } from './sequence';
import { beginSimulation, goToStep, makeMove, playSequence } from './simulation.reducer';
import type { SimMove, Simulation } from './simulation.types';

type Opened = { readonly simulation: Simulation; readonly problem: string | null };

/** The run that a link names; where it names none that can be played, a fresh one and why. */
function open(entry: MachineEntry, code: string | undefined): Opened {
  const player = playerOf(entry);
  const fresh = () => beginSimulation(player, entry.starts[0]?.input);
  if (code === undefined) return { simulation: fresh(), problem: null };
  const read = decodeSequence(code, entry.id);
  if ('problem' in read)
    return { simulation: fresh(), problem: `${read.problem} Shown is a fresh one.` };
  const { simulation, refusal } = playSequence(player, read.sequence.input, read.sequence.moves);
  return { simulation, problem: refusal };
}

/** A run through the machine, which the address follows, so that it can be shared and survives a reload. */
export function useSimulation(entry: MachineEntry, route: Route) {
  const player = playerOf(entry);
  const named = route.query.run;
  const [{ simulation, problem }, setOpened] = useState(() => open(entry, named));
  const code = encodeSequence(toSequence(entry.id, simulation));
  const written = useRef(named);

  useEffect(() => {
    // Somebody followed a link to another run.
    if (named === written.current) return;
    written.current = named;
    setOpened(open(entry, named));
  }, [entry, named]);

  function show(next: Simulation): void {
    setOpened({ simulation: next, problem: null });
    const run = encodeSequence(toSequence(entry.id, next));
    written.current = run;
    goTo({ ...route, query: { ...route.query, run } }, { replace: true });
  }

  return {
    simulation,
    problem,
    code,
    start: (input: unknown) => show(beginSimulation(player, input)),
    goToStep: (at: number) => show(goToStep(simulation, at)),
    /** Gives back why the move cannot be made, or null. */
    move: (move: SimMove): string | null => {
      const next = makeMove(player, simulation, move);
      if ('refusal' in next) return next.refusal;
      show(next);
      return null;
    },
  };
}
