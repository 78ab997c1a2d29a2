/**
 * Runs in the page from its first moment: answers the graphs with `size` points a series from within the page, so that
 * what is measured is what the page does with them, and not how long they take to arrive.
 */
export function mockGraphs({ size }: { size: number }): void {
  const dayMs = 86_400_000;
  // A week holds them all, as many to the day as there have to be.
  const step = Math.min(dayMs, (7 * dayMs) / size);
  const now = Date.now();
  const points = (low: number, high: number, phase: number) =>
    Array.from({ length: size }, (_, index) => {
      const ratio = (Math.sin(index / 9 + phase) + 1) / 2;
      const value = Math.round((low + ratio * (high - low)) * 100) / 100;
      const date = new Date(now - (size - 1 - index) * step).toISOString();
      return { date, value, display: String(value) };
    });
  const createSeries = (path: string) =>
    path.includes('symptoms')
      ? ['Low mood', 'Anxiety', 'Irritability'].map((title, index) => ({
          type: 'symptom',
          title,
          timeScale: '1_week',
          data: points(0, 100, index),
        }))
      : ['energy', 'positivity', 'sleep_quality', 'social'].map((type, index) => ({
          type,
          timeScale: '1_week',
          data: points(-2, 2, index),
        }));
  const responses = new Map(
    ['symptoms-graph', 'lifestyle-graph'].map((name) => [name, JSON.stringify(createSeries(name))]),
  );

  const originalFetch = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const name = /\/insights\/([a-z-]+-graph)/.exec(url)?.[1] ?? '';
    const body = responses.get(name);
    if (body === undefined) return originalFetch(input, init);
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  };
}
