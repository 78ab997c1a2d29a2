import type { Bend } from './bent-proxy';

/** Bends the responses of some paths. */
export const at =
  (pattern: RegExp, bend: Bend): Bend =>
  (response, request) => {
    if (pattern.test(request.path)) bend(response, request);
  };

export const withStatus =
  (status: number): Bend =>
  (response) => {
    response.status = status;
  };

export const withHeader =
  (name: string, change: (value: string) => string): Bend =>
  ({ headers }) => {
    headers[name] = change(String(headers[name]));
  };

export const withoutHeader =
  (name: string): Bend =>
  ({ headers }) => {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- of a plain object
    delete headers[name];
  };

export const withText =
  (from: string | RegExp, to: string): Bend =>
  (response) => {
    response.body = Buffer.from(response.body.toString().replace(from, to));
  };
