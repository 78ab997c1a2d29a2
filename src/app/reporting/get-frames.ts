import { FRAME } from './report.schema';

const MAX_FRAMES = 10;

/** The places in the build's scripts that an error passed through; nothing of its message, which browsers repeat in the stack. */
export function getFrames(error: unknown): readonly string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const stack = error.message === '' ? error.stack : error.stack.replaceAll(error.message, '');
  return [...stack.matchAll(new RegExp(`/assets/(${FRAME.source})`, 'g'))]
    .slice(0, MAX_FRAMES)
    .map(([, frame = '']) => frame);
}
