/** A rule of axe that a screen breaks. */
export type Violation = {
  readonly id: string;
  readonly help: string;
  /** Where it was looked at: `phone, light`. */
  readonly variant: string;
  readonly nodes: readonly string[];
};

/** One view of a flow: its pictures, what axe says of it, and the path that led there. Plain data. */
export type View = {
  readonly id: string;
  readonly machineId: string;
  /** Path of the innermost state. */
  readonly state: string;
  /** Paths of the active states, the outermost first. */
  readonly states: readonly string[];
  readonly title: string;
  /** What there is to see, in a tester's words. */
  readonly expectedView: string;
  /** The address that the browser shows. */
  readonly url: string;
  /** What happened, from the beginning on, in a tester's words. */
  readonly path: readonly string[];
  readonly walkthroughId: string;
  /** File names, beside the page. */
  readonly screenshots: { readonly phone: string; readonly desktop: string };
  readonly violations: readonly Violation[];
};

/** How one walk went. */
export type WalkthroughResult = {
  readonly walkthroughId: string;
  readonly isPassed: boolean;
  readonly durationMs: number;
  readonly error: string | null;
};
