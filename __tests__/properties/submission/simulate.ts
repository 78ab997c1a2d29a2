import { finishSaves } from '../../../src/state/drafts/waiting-saves';
import type { Fault } from '../../../src/qa/sandbox/world/faults';
import type { World } from '../../../src/qa/sandbox/world/world';
import { sendFromOtherTab } from '../../app/session/open-tab';
import { FORM_IDS, type FormKind } from './form.types';
import { createLedger, findRepeats, hasSameValues, type Ledger } from './ledger';
import { PersonTab } from './person-tab';
import type { Fate, Step } from './steps';

type Simulation = {
  readonly world: World;
  readonly kind: FormKind;
  readonly ledger: Ledger;
  readonly tabs: readonly [PersonTab, PersonTab];
};

/** Many more than any step takes. */
const MAX_TASKS = 5000;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (let task = 0; !isTrue(); task += 1) {
    if (task > MAX_TASKS) throw new Error('It did not happen.');
    await nextTask();
  }
}

function toFault(path: string, fate: Fate, until = Promise.resolve()): Fault {
  switch (fate) {
    case 'ok':
      return { path, until, kind: 'late' };
    case 'refused':
      return { path, until, kind: 'status', status: 422 };
    case 'lost before':
      return { path, until, kind: 'network' };
    case 'lost after':
      return { path, until, kind: 'network', isReceived: true };
    case 'failed':
      return { path, until, kind: 'status', status: 500 };
  }
}

async function settle({ tabs }: Simulation): Promise<void> {
  for (const tab of [...tabs, ...tabs]) {
    await tab.flow?.settle();
    // Messages to the other tab.
    await nextTask();
  }
}

function createGate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Presses Submit, and returns the key of the request that is under way then; null if there is none. */
async function startSubmit(
  { world, kind }: Simulation,
  tab: PersonTab,
  rest: string,
  now: number,
): Promise<string | null> {
  const count = () => world.getRequests(kind.submitEndpoint).length;
  const before = count();
  if (!tab.submit(rest, now)) return null;
  const isSent = () => count() > before;
  await waitUntil(() => isSent() || tab.read()?.is !== 'busy');
  return isSent() ? (tab.read()?.submission.attempt?.command.key ?? null) : null;
}

async function signOutElsewhere({ tabs }: Simulation, now: number): Promise<void> {
  sendFromOtherTab({ type: 'signed-out' });
  await nextTask();
  for (const tab of tabs) tab.giveUp(now);
}

async function submitInBoth(
  simulation: Simulation,
  { first, rest, fates, isStoredFirst }: Step & { type: 'submit in both' },
  now: number,
): Promise<void> {
  const { world, kind, tabs } = simulation;
  const gate = createGate();
  world.faults.failNext({
    ...toFault(kind.submitEndpoint, fates[0], gate.opened),
    ...(fates[0] === 'ok' && { isReceived: isStoredFirst }),
  });
  world.faults.failNext(toFault(kind.submitEndpoint, fates[1]));
  const isUnderWay = (await startSubmit(simulation, tabs[first], rest, now)) !== null;
  if (isUnderWay) tabs[first === 0 ? 1 : 0].submit(rest, now);
  await nextTask();
  gate.open();
}

/** Tasks in which the sandbox stores a request that it has received. */
const STORING_TASKS = 100;

/** Waits for the last submit, which goes with the key of the other tab if that has sent the same answers a moment ago (D9). */
async function waitUntilStored({ world, kind }: Simulation, key: string): Promise<void> {
  const last = world.requests.findLast(({ endpoint }) => endpoint === kind.submitEndpoint);
  const request = JSON.stringify([last?.path, last?.body]);
  let tasks = 0;
  await waitUntil(() => {
    if (world.commands.has(`${kind.submitEndpoint} ${key}`)) return true;
    const isUnderOtherKey = [...world.commands.values()].some((one) => one.request === request);
    tasks += 1;
    return isUnderOtherKey && tasks > STORING_TASKS;
  });
}

async function submitAndLeave(
  simulation: Simulation,
  step: Step & { type: 'submit and leave' },
  now: number,
): Promise<void> {
  const { world, kind, tabs } = simulation;
  const tab = tabs[step.tab];
  const gate = createGate();
  world.faults.failNext({
    ...toFault(kind.submitEndpoint, step.stored === 'never' ? 'lost before' : 'ok', gate.opened),
    isReceived: step.stored === 'before',
  });
  const key = await startSubmit(simulation, tab, step.rest, now);
  if (key === null) return;
  if (step.by === 'sign-out') await signOutElsewhere(simulation, now);
  else tab.close();
  gate.open();
  if (step.stored !== 'never') await waitUntilStored(simulation, key);
  if (step.by === 'reload') await tab.open(now);
}

async function run(simulation: Simulation, step: Step, now: number): Promise<void> {
  const { world, kind, tabs } = simulation;
  switch (step.type) {
    case 'answer':
      tabs[step.tab].answer({ [step.form]: step.value }, now);
      return;
    case 'start over':
      tabs[step.tab].startOver(now);
      return;
    case 'submit':
      world.faults.failNext(toFault(kind.submitEndpoint, step.fate));
      if (!step.isListReadable)
        world.faults.failNext({ path: kind.listEndpoint, kind: 'status', status: 403 });
      tabs[step.tab].submit(step.rest, now);
      return;
    case 'submit in both':
      return submitInBoth(simulation, step, now);
    case 'submit and leave':
      return submitAndLeave(simulation, step, now);
    case 'assign again':
      kind.seed(world);
      for (const tab of tabs) for (const form of FORM_IDS) tab.changed.add(form);
      return;
    case 'change list':
      kind.changeList(world, step.form, step.change);
      for (const tab of tabs) tab.changed.add(step.form);
      return;
    case 'open': {
      const tab = tabs[step.tab];
      await tab.open(now);
      if (step.takesAnyway && tab.read()?.canTakeAnyway === true) tab.flow?.press('TAKE_ANYWAY');
      return;
    }
    case 'close':
      tabs[step.tab].close();
      return;
    case 'sign out elsewhere':
      await signOutElsewhere(simulation, now);
  }
}

/** What each tab knows of what the other one has sent in a step. */
function hear({ ledger, tabs }: Simulation, storedBefore: number, now: number): void {
  const stored = ledger.readEntries().slice(storedBefore);
  const [first, second] = ledger.presses.filter(({ at }) => at === now);
  for (const tab of tabs) {
    const other = tabs[tab.index === 0 ? 1 : 0];
    const isStillTaking = tab.isTaking && tab.read()?.is === 'taking';
    // It has waited for the result of the other one.
    const hasWaited =
      first !== undefined && second?.tab === tab.index && !hasSameValues(first, second);
    if (other.hasTold && (isStillTaking || hasWaited)) tab.isTold = true;
    else for (const { form, press } of stored) if (press.tab === other.index) tab.changed.add(form);
  }
}

/** Takes the steps; returns what must not be after one of them. */
export async function simulate(
  world: World,
  kind: FormKind,
  steps: readonly Step[],
): Promise<readonly string[]> {
  const ledger = createLedger(world, kind);
  const tabs = [new PersonTab(kind, 0, ledger), new PersonTab(kind, 1, ledger)] as const;
  const simulation: Simulation = { world, kind, ledger, tabs };
  for (const tab of tabs) await tab.open(0);
  for (const [index, step] of steps.entries()) {
    const now = index + 1;
    const storedBefore = ledger.readEntries().length;
    await run(simulation, step, now);
    await settle(simulation);
    world.faults.clear();
    finishSaves();
    hear(simulation, storedBefore, now);
    // First a tab that tells the other one.
    const inOrder = tabs.toSorted((one, other) => Number(other.hasTold) - Number(one.hasTold));
    const problems = [...inOrder.flatMap((tab) => tab.observe(now)), ...findRepeats(ledger)];
    for (const tab of tabs) tab.hasTold = false;
    if (problems.length > 0) return problems.map((text) => `after step ${now}: ${text}`);
  }
  for (const tab of tabs) tab.close();
  return [];
}
