/** The initial state of a walkthrough, as the sandbox's control API returns it. */
export type InitialState = {
  readonly userId: string;
  readonly path: string;
  readonly flags?: object;
  readonly state?: unknown;
  readonly app?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly tabStorage?: Readonly<Record<string, string>>;
  readonly hasNoCardProvider?: boolean;
};

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(`/sandbox-api/walks/${path}`, window.location.href), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The sandbox responded with status ${response.status}.`);
  return response.json();
}

/** Resets the sandbox for a walkthrough; rejects if this page is not served by the sandbox. */
export async function startScenario(machineId: string, scenario: string): Promise<InitialState> {
  // SAFETY: the endpoint returns an initial state.
  return (await post('begin', { machineId, scenario })) as InitialState;
}

type StepSetup = {
  readonly machineId: string;
  readonly kind: 'outcome' | 'event';
  readonly name: string;
  readonly userId: string;
  readonly message: string | null;
};

/** Prepares the sandbox for the next step. */
export async function setUpStep(setup: StepSetup): Promise<void> {
  await post('arrange', setup);
}
