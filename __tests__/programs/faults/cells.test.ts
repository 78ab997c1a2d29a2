/** @jest-environment node */
import { getCellName, listCells, sampleCells, selectCells } from './cells';
import { DURATIONS, FAULTS } from './injection/faults';
import type { Scenario } from './scenarios/scenario.types';

const createScenario = (name: string, request: string, covers: readonly string[]): Scenario => ({
  name,
  request,
  covers,
  kind: 'query',
  session: 'none',
  start: { userId: 'ada', path: '/' },
  done: { text: name },
});
const scenarios = [
  createScenario('open the kiosk', 'kiosk-clinic', ['getKioskClinic']),
  createScenario('read the safety net', 'safety-net', ['getSafetyNet']),
];
const cells = listCells(scenarios);
const getNames = (selected: typeof cells) => selected.map(getCellName);

describe('the cells of the fault matrix', () => {
  it('are every scenario with every fault that is not special, once and for good', () => {
    const { length } = FAULTS.filter((fault) => !fault.isSpecial && !fault.durations);
    expect(new Set(getNames(cells)).size).toBe(
      scenarios.length * (length * DURATIONS.length + ['late-scripts always'].length),
    );
  });

  it('have a special fault only where a scenario names it, as often as it can happen', () => {
    const [scenario] = scenarios;
    if (scenario === undefined) throw new Error('There is no scenario.');
    const special: Scenario = { ...scenario, faults: ['hang'], moreFaults: ['reload-lost'] };
    expect(getNames(listCells([special]))).toEqual([
      'open the kiosk × hang once',
      'open the kiosk × hang always',
      'open the kiosk × reload-lost once',
    ]);
  });

  it('are only the faults that can happen to a scenario, if it names some', () => {
    const [scenario] = scenarios;
    if (scenario === undefined) throw new Error('There is no scenario.');
    expect(getNames(listCells([{ ...scenario, faults: ['hang'] }]))).toEqual([
      'open the kiosk × hang once',
      'open the kiosk × hang always',
    ]);
  });

  it.each(['kiosk-clinic', 'getKioskClinic', 'kiosk'])('are selected by %s', (name) => {
    const selected = selectCells(cells, [name]);
    expect(selected).toHaveLength(cells.length / 2);
    expect(selected.every(({ scenario }) => scenario.name === 'open the kiosk')).toBe(true);
  });

  it('are selected by a scenario and a fault together', () => {
    expect(getNames(selectCells(cells, ['getSafetyNet', 'hang']))).toEqual([
      'read the safety net × hang once',
      'read the safety net × hang always',
    ]);
  });

  it('are not selected by an unknown name', () => {
    expect(selectCells(cells, ['unknown'])).toEqual([]);
  });

  it('are sampled by a seed: the same seed selects the same, another one others', () => {
    const sample = getNames(sampleCells(cells, 8, 'one'));
    expect(sample).toHaveLength(8);
    expect(getNames(sampleCells(cells, 8, 'one'))).toEqual(sample);
    expect(getNames(sampleCells(cells, 8, 'other'))).not.toEqual(sample);
  });
});
