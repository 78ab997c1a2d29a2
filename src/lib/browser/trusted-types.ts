/** Returns the text if the browser may use it; null refuses it. */
type Rule = (text: string) => string | null;

/** A policy of the browser's Trusted Types. */
type TrustedTypesPolicy = { readonly createHTML: Rule; readonly createScriptURL: Rule };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: {
      readonly defaultPolicy: unknown;
      createPolicy(name: string, policy: TrustedTypesPolicy): unknown;
    };
  }
}

const acceptIf =
  (pattern: RegExp): Rule =>
  (text) =>
    pattern.test(text) ? text : null;

/**
 * The one policy of the page's own code. It accepts as HTML a single entity, which `decodeEntities` decodes, and as the URL
 * of a script those of the build and of the card provider. No text is accepted as a script. DOMPurify has its own policy.
 */
export const trustedTypesPolicy: TrustedTypesPolicy = {
  createHTML: acceptIf(/^&#?[\da-z]+;$/i),
  createScriptURL: acceptIf(/^(?:\/assets\/[\w.-]+\.js|https:\/\/js\.stripe\.com\/\S*)$/),
};

/** Makes it the policy for every text, if it is not yet; before any other code of the page or the app runs. */
export function setTrustedTypesPolicy(): void {
  const { trustedTypes } = window;
  if (trustedTypes?.defaultPolicy !== null) return;
  try {
    trustedTypes.createPolicy('default', trustedTypesPolicy);
  } catch {
    // A host may forbid policies; the app starts where it does not require them either.
  }
}
