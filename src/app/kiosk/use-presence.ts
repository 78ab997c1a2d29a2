import { useEffect, useRef, useState } from 'react';
import type { Clock } from '../../lib/clock';
import { presenceAfter } from './idle';

/** What counts as somebody being there. Scrolling by itself does not: a screen does that on its own. */
const INPUTS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown', 'input'] as const;

/**
 * The seconds that are left to say 'I'm still here', or null while nobody has to (D9). `onGone` is called once they have
 * run out. A tablet that slept is looked at as soon as it wakes.
 */
export function usePresence(idleMs: number, clock: Clock, onGone: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const look = useRef({ stay: () => undefined as void });

  useEffect(() => {
    let lastInput = clock.now();
    let isAsked = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const lookAgain = () => {
      clearTimeout(timer);
      // A clock that is set back makes nobody absent.
      const presence = presenceAfter(Math.max(clock.now() - lastInput, 0), idleMs);
      isAsked = presence.kind === 'asked';
      setSecondsLeft(presence.kind === 'asked' ? presence.secondsLeft : null);
      if (presence.kind === 'gone') onGone();
      else timer = setTimeout(lookAgain, presence.nextLookMs);
    };
    const noteInput = () => {
      // Who is asked has to answer: a sleeve on the screen is nobody.
      if (!isAsked) lastInput = Math.max(clock.now(), lastInput);
    };
    const wake = () => {
      if (document.visibilityState === 'visible') lookAgain();
    };

    look.current = {
      stay: () => {
        lastInput = clock.now();
        lookAgain();
      },
    };
    for (const name of INPUTS) window.addEventListener(name, noteInput, { capture: true });
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('focus', wake);
    lookAgain();
    return () => {
      clearTimeout(timer);
      for (const name of INPUTS) window.removeEventListener(name, noteInput, { capture: true });
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('focus', wake);
    };
  }, [clock, idleMs, onGone]);

  return { secondsLeft, stay: () => look.current.stay() };
}
