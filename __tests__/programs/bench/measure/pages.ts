/** A page, and what is pressed on it to find out since when it handles a press. */
export type Page = {
  readonly name: string;
  readonly path: string;
  /** The first element that matches is pressed. */
  readonly selector: string;
  /** Matches an element once the press has been handled; null for a link, whose default action the app prevents. */
  readonly handled: string | null;
  readonly isSignedIn: boolean;
  /** The limit of the time to interactive, relative to the baseline page. */
  readonly limit: number;
};

/** The pages besides a public link. */
export const PAGES: readonly Page[] = [
  {
    name: 'Home',
    path: '/',
    selector: 'main a[href*="/assessments?assessments="]',
    handled: null,
    isSignedIn: true,
    limit: 1.4,
  },
  {
    name: 'Login',
    path: '/login',
    selector: 'main button[type="submit"]',
    handled: 'main [aria-busy="true"], main [aria-invalid="true"]',
    isSignedIn: false,
    limit: 1.1,
  },
  {
    name: 'Check-in',
    path: '/check-ins/low-mood',
    selector: 'main input[type="radio"]',
    handled: 'main input[type="radio"]:checked',
    isSignedIn: true,
    limit: 1.5,
  },
  {
    name: 'Progress',
    path: '/progress',
    selector: 'main input[value="1_month"]',
    handled: 'main [aria-busy="true"], main input[value="1_month"]:checked',
    isSignedIn: true,
    limit: 1.5,
  },
  {
    name: 'Intake',
    path: '/intake?code=intake-nia',
    selector: 'main button:has(+ [role="status"])',
    handled: 'main [aria-busy="true"], main [aria-invalid="true"]',
    isSignedIn: false,
    limit: 1.5,
  },
  {
    name: 'Kiosk',
    path: '/kiosk/lakeside',
    selector: 'main button[type="submit"]',
    handled: 'main [aria-busy="true"], main [aria-invalid="true"]',
    isSignedIn: false,
    limit: 1.5,
  },
];
