import type { CheckInKind } from './check-in.types';
import { textOr } from './assessment/wire-text';

/** The module that is known by its title alone (§3). */
const LIFESTYLE_TITLE = 'lifestyle correlates';

type ModuleHeader = {
  readonly title?: string | null | undefined;
  readonly type?: string | null | undefined;
};

/** The group that a module belongs to (D7); a type that nobody knows counts as a symptom module. */
export function getCheckInKind({ title, type }: ModuleHeader): CheckInKind {
  if (title?.trim().toLowerCase() === LIFESTYLE_TITLE) return 'lifestyle';
  return type === 'treatment_activity' ? 'worksheet' : 'symptom';
}

/** The title of a module, or what stands for a missing one. */
export function getCheckInTitle(title: string | null | undefined): string {
  return textOr(title, 'Check-in');
}
