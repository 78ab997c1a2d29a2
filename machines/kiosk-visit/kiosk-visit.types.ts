/** Where a kiosk starts over: a path of the app, or a URL of a trusted origin. */
export type HomeUrl = string;

export type KioskVisitInput = {
  /** The time without input (ms) after which the kiosk warns (D1 kioskIdleSeconds). */
  readonly idleMs: number;
};

export type KioskVisitContext = KioskVisitInput & {
  /** The start page of the next visitor. */
  readonly homeUrl: HomeUrl;
  /** Index of the history entry on which the visit began. */
  readonly startIndex: number;
  /** The countdown of the last warning, in seconds; null before the first. */
  readonly secondsLeft: number | null;
};

export type KioskVisitEvent =
  /** A page on which visits start is on the screen; `entryIndex` is that of its history entry. */
  | {
      readonly type: 'START_PAGE_OPENED';
      readonly homeUrl: HomeUrl;
      readonly entryIndex: number;
    }
  /** A page of a visitor is on the screen. */
  | { readonly type: 'VISITOR_PAGE_OPENED'; readonly homeUrl: HomeUrl }
  /** The clock was compared with the time of the last input; `sinceInputMs` is the difference. */
  | { readonly type: 'IDLE_CHECKED'; readonly sinceInputMs: number }
  /** The visitor answered the warning. */
  | { readonly type: 'STAYED' }
  /** The visit ends: Done, Restart, or a page that the back-forward cache restores. */
  | { readonly type: 'RESTART' }
  /** The screens of the visitor are unmounted, so that they request nothing any more. */
  | { readonly type: 'SCREENS_CLOSED' };

/** What to rewind: to the entry `startIndex`, which then has the path `homePath`. */
export type RewindTarget = { readonly startIndex: number; readonly homePath: string };
