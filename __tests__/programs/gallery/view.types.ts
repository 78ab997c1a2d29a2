/** A rule of axe or of the languages (languages/) that a screen violates. */
export type Violation = {
  readonly id: string;
  readonly help: string;
  /** The mode in which it was found: `phone, light`. */
  readonly variant: string;
  readonly nodes: readonly string[];
};

/** File names of the screenshots in English, in light colours but for `dark`, which is on a phone. */
export type Screenshots = Readonly<Record<'phone' | 'tablet' | 'desktop' | 'dark', string>>;

/** One view of a flow: its screenshots, its violations and the path to it. Serialisable. */
export type View = {
  readonly id: string;
  readonly machineId: string;
  /** Path of the innermost state. */
  readonly state: string;
  /** Paths of the active states, the outermost first. */
  readonly states: readonly string[];
  readonly title: string;
  /** What a tester should see. */
  readonly expectedView: string;
  /** Path and query string. */
  readonly url: string;
  /** Descriptions of the initial state and of each step so far. */
  readonly path: readonly string[];
  readonly walkthroughId: string;
  /** File names, relative to the page. */
  readonly screenshots: Screenshots;
  /** The same of other languages, by language, on a phone; none of a page that is not the app's. */
  readonly languageScreenshots: Readonly<Record<string, string>>;
  readonly violations: readonly Violation[];
};

/** The result of one walkthrough. */
export type WalkthroughResult = {
  readonly walkthroughId: string;
  readonly isPassed: boolean;
  readonly durationMs: number;
  readonly error: string | null;
};
