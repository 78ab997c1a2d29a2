import { useIsKiosk } from '../../lib/kiosk/restart-context';

/** 'call 911' within a sentence: a link that calls, or plain text on a kiosk. */
export function EmergencyCall() {
  const text = 'call 911';
  return useIsKiosk() ? text : <a href="tel:911">{text}</a>;
}
