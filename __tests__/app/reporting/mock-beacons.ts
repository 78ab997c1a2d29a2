/** A beacon, as the receiver reads it. */
export type Beacon = {
  readonly url: string;
  readonly text: string;
  readonly reports: readonly Readonly<Record<string, unknown>>[];
};

/** Records what is sent by `sendBeacon`, which jsdom lacks. */
export function mockBeacons(): readonly Beacon[] {
  const beacons: Beacon[] = [];
  const sendBeacon = (url: string, text: string) => {
    // SAFETY: the sender sends nothing else.
    const { reports } = JSON.parse(text) as Pick<Beacon, 'reports'>;
    beacons.push({ url, text, reports });
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  return beacons;
}
