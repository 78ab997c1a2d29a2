import type { Command } from '../../../machines/submission/submission.types';
import { createUuid } from '../text/create-uuid';
import { systemClock } from '../time/clock';

/** Opens the command of a press of Submit or Save, with a key of its own (D10). */
export function openCommand(): Command {
  return { key: createUuid(), startedAt: systemClock.now() };
}
