import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { CALL_911 } from './copy';

/** 'call 911' within a sentence: a link that calls, or plain text on a kiosk. */
export function EmergencyCall() {
  return useIsKiosk() ? CALL_911() : <a href="tel:911">{CALL_911()}</a>;
}
