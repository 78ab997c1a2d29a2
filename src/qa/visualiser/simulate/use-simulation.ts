import { useEffect, useRef, useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Route } from '../shell/route';
import { navigate } from '../shell/use-route';
import { getSimulator } from './simulator';
import { decodeSequence, encodeSequence, toSequence } from './sequence';
import { startSimulation, goToStep, sendEvent, replaySequence } from './simulation.reducer';
import type { SimEvent, Simulation } from './simulation.types';

type OpenedRun = { readonly simulation: Simulation; readonly problem: string | null };

/** The run that a link names; where it names none that can be played, a fresh one and why. */
function openRun(entry: MachineEntry, code: string | undefined): OpenedRun {
  const simulator = getSimulator(entry);
  const startFresh = () => startSimulation(simulator, entry.starts[0]?.input);
  if (code === undefined) return { simulation: startFresh(), problem: null };
  const decoded = decodeSequence(code, entry.id);
  if ('problem' in decoded)
    return { simulation: startFresh(), problem: `${decoded.problem} Shown is a fresh one.` };
  const { simulation, refusal } = replaySequence(
    simulator,
    decoded.sequence.input,
    decoded.sequence.moves,
  );
  return { simulation, problem: refusal };
}

/** A run through the machine, which the address follows, so that it can be shared and survives a reload. */
export function useSimulation(entry: MachineEntry, route: Route) {
  const simulator = getSimulator(entry);
  const linkedRun = route.query.run;
  const [{ simulation, problem }, setOpened] = useState(() => openRun(entry, linkedRun));
  const code = encodeSequence(toSequence(entry.id, simulation));
  const lastLinkedRun = useRef(linkedRun);

  useEffect(() => {
    // Somebody followed a link to another run.
    if (linkedRun === lastLinkedRun.current) return;
    lastLinkedRun.current = linkedRun;
    setOpened(openRun(entry, linkedRun));
  }, [entry, linkedRun]);

  function showSimulation(next: Simulation): void {
    setOpened({ simulation: next, problem: null });
    const run = encodeSequence(toSequence(entry.id, next));
    lastLinkedRun.current = run;
    navigate({ ...route, query: { ...route.query, run } }, { replace: true });
  }

  return {
    simulation,
    problem,
    code,
    start: (input: unknown) => showSimulation(startSimulation(simulator, input)),
    goToStep: (step: number) => showSimulation(goToStep(simulation, step)),
    /** Gives back why the move cannot be made, or null. */
    send: (simEvent: SimEvent): string | null => {
      const next = sendEvent(simulator, simulation, simEvent);
      if ('refusal' in next) return next.refusal;
      showSimulation(next);
      return null;
    },
  };
}
