/** Where a walk begins, as the clinic's back door says. */
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
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
  return response.json();
}

/** Opens the clinic anew for a walk; rejects where no sandbox is behind this page. */
export async function startScenario(machineId: string, situation: string): Promise<InitialState> {
  // SAFETY: the endpoint answers with a beginning.
  return (await post('begin', { machineId, situation })) as InitialState;
}

type StepSetup = {
  readonly machineId: string;
  readonly kind: 'outcome' | 'event';
  readonly name: string;
  readonly userId: string;
  readonly message: string | null;
};

/** Has the clinic be ready for what comes next. */
export async function setUpStep(setup: StepSetup): Promise<void> {
  await post('arrange', setup);
}
