/**
 * Runs in the page as an init script: mocks the graph responses with `size` points per series, so that the measurement
 * excludes the download.
 */
export function mockGraphs({ size }: { size: number }): void {
  const dayMs = 86_400_000;
  // All points fit into a week, several per day if necessary.
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
