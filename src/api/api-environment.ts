/** What the calls need to know of the world: the origins of D1, empty meaning the page's own. */
export type ApiEnvironment = {
  readonly apiBaseUrl: string;
  readonly identityBaseUrl: string;
};

/** The thunk argument that every request reads its environment from. */
export type ThunkExtra = { readonly api: ApiEnvironment };

/** The absolute address of a path of the API; relative addresses cannot be fetched everywhere. */
export function toApiUrl(baseUrl: string, path: string): string {
  return new URL(path, baseUrl === '' ? window.location.origin : baseUrl).href;
}
