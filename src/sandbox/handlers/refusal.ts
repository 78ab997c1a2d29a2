/** A call the clinic turns down: the HTTP status, and the message it answers with (D2). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The client broke the contract, in the way that `problem` names. */
export function brokenContract(problem: string): Refusal {
  return new Refusal(400, problem);
}
