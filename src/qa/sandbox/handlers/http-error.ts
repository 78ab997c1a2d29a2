/** A call the clinic turns down: the HTTP status, and the message it answers with (D2). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The client broke the contract, in the way that `problem` names. */
export function badRequest(problem: string): HttpError {
  return new HttpError(400, problem);
}
