/** Records the idempotency keys of the requests whose path ends in `name`, in order (D10). */
export function recordIdempotencyKeys(name: string): readonly (string | null)[] {
  const keys: (string | null)[] = [];
  const { fetch: send } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname.endsWith(name))
      keys.push(request.headers.get('idempotency-key'));
    return send(request);
  });
  return keys;
}
