/** Runs in the page: scrolls down a little each frame, `count` times, and gives back how long each frame took, in ms. */
export async function scrollAndNoteFrames({
  count,
  step,
}: {
  count: number;
  step: number;
}): Promise<number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const durations: number[] = [];
  let before = await frame();
  for (let turn = 0; turn < count; turn += 1) {
    window.scrollBy(0, step);
    const now = await frame();
    durations.push(now - before);
    before = now;
  }
  return durations;
}
