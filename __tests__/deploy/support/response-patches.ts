import type { ResponsePatch } from './patching-proxy';

/** Patches the responses of some paths. */
export const at =
  (pattern: RegExp, patch: ResponsePatch): ResponsePatch =>
  (response, request) => {
    if (pattern.test(request.path)) patch(response, request);
  };

export const withStatus =
  (status: number): ResponsePatch =>
  (response) => {
    response.status = status;
  };

export const withHeader =
  (name: string, change: (value: string) => string): ResponsePatch =>
  ({ headers }) => {
    headers[name] = change(String(headers[name]));
  };

export const withoutHeader =
  (name: string): ResponsePatch =>
  ({ headers }) => {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- of a plain object
    delete headers[name];
  };

export const withText =
  (from: string | RegExp, to: string): ResponsePatch =>
  (response) => {
    response.body = Buffer.from(response.body.toString().replace(from, to));
  };
