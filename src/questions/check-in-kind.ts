import { CHECK_IN } from './copy';
import type { CheckInKind } from './check-in.types';

/** The lifestyle module has no type of its own; it is recognised by its title (§3). */
const LIFESTYLE_TITLE = 'lifestyle correlates';

type ModuleHeader = {
  readonly title?: string | null | undefined;
  readonly type?: string | null | undefined;
};

/** The group of a check-in module (D7); a module of an unknown type counts as a symptom module. */
export function getCheckInKind({ title, type }: ModuleHeader): CheckInKind {
  if (title?.toLowerCase() === LIFESTYLE_TITLE) return 'lifestyle';
  return type === 'treatment_activity' ? 'worksheet' : 'symptom';
}

/** The title of a check-in module, or 'Check-in' when it has none. */
export function getCheckInTitle(title: string | null | undefined): string {
  return title ?? CHECK_IN();
}
