/** `code` is that of the expired link; null if the page was opened without one. */
export type ExpiredLinkInput = { readonly code: string | null };

export type ExpiredLinkContext = ExpiredLinkInput;

/** The user asks for a new link. */
export type ExpiredLinkEvent = { readonly type: 'RESEND' };

/** Shown as a toast (§8 Intake). */
export type ExpiredLinkEmitted = { readonly type: 'LINK_NOT_SENT' };
