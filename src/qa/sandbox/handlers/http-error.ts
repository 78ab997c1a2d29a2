/** Thrown by an endpoint to respond with an error status and a message (D2). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** A 400 for a request that breaks the contract; `problem` describes how. */
export function badRequest(problem: string): HttpError {
  return new HttpError(400, problem);
}
