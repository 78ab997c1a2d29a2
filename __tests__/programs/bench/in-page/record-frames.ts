/** Runs in the page: scrolls by `step` px per frame, `count` times; returns the duration of each frame in ms. */
export async function scrollAndRecordFrames({
  count,
  step,
}: {
  count: number;
  step: number;
}): Promise<number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const durations: number[] = [];
  let previous = await frame();
  for (let index = 0; index < count; index += 1) {
    window.scrollBy(0, step);
    const now = await frame();
    durations.push(now - previous);
    previous = now;
  }
  return durations;
}
