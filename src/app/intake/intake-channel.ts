import * as v from 'valibot';
import { openChannel, type Channel } from '../../lib/browser/open-channel';

const messageSchema = v.object({
  type: v.picklist(['handover-requested', 'handover-delayed', 'completed']),
  linkId: v.string(),
});

/** Messages between the tabs of one browser about the intake of a link. */
type IntakeMessage = v.InferOutput<typeof messageSchema>;

export type IntakeChannel = Channel<IntakeMessage>;

/** `onMessage` receives messages of other tabs only. */
export const openIntakeChannel = (onMessage: (message: IntakeMessage) => void): IntakeChannel =>
  openChannel('intake', (data) => (v.is(messageSchema, data) ? data : null), onMessage);
