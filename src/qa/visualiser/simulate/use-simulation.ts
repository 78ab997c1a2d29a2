import { useEffect, useRef, useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Route } from '../shell/route';
import { navigate } from '../shell/use-route';
import { getSimulator } from './simulator';
import { decodeSequence, encodeSequence, toSequence } from './sequence';
import { startSimulation, goToStep, sendEvent, replaySequence } from './simulation.reducer';
import type { SimEvent, Simulation } from './simulation.types';

type OpenedRun = { readonly simulation: Simulation; readonly problem: string | null };

/** Opens the run from a link. If the link is not valid, starts a new run and returns the problem. */
function openRun(entry: MachineEntry, code: string | undefined): OpenedRun {
  const simulator = getSimulator(entry);
  const startNew = () => startSimulation(simulator, entry.starts[0]?.input);
  if (code === undefined) return { simulation: startNew(), problem: null };
  const decoded = decodeSequence(code, entry.id);
  if ('problem' in decoded)
    return { simulation: startNew(), problem: `${decoded.problem} A new run is shown instead.` };
  const { simulation, refusal } = replaySequence(
    simulator,
    decoded.sequence.input,
    decoded.sequence.moves,
  );
  return { simulation, problem: refusal };
}

/** A run through the machine. It is stored in the URL, so that it can be shared and survives a reload. */
export function useSimulation(entry: MachineEntry, route: Route) {
  const simulator = getSimulator(entry);
  const linkedRun = route.query.run;
  const [{ simulation, problem }, setOpened] = useState(() => openRun(entry, linkedRun));
  const code = encodeSequence(toSequence(entry.id, simulation));
  const lastLinkedRun = useRef(linkedRun);

  useEffect(() => {
    // The user followed a link to another run.
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
    /** Returns the reason why the step is not possible, or null. */
    send: (simEvent: SimEvent): string | null => {
      const next = sendEvent(simulator, simulation, simEvent);
      if ('refusal' in next) return next.refusal;
      showSimulation(next);
      return null;
    },
  };
}
