import { judgeKiosk } from './kiosk-figures';
import { judgeMembers } from './member-aims';
import { readingsOf, type Readings } from './readings';
import { medianOf, ratioOf } from './statistics';
import type { Verdict } from './verdict';

const BYTES_PER_KB = 1024;

/** What the app is held to, against the medians. */
export function judge({ app, smallest }: Readings): readonly Verdict[] {
  const { loads, presses } = readingsOf(app, 10);
  const bare = readingsOf(smallest, 10);
  const pressable = (list: typeof loads) => list.map((load) => load.pressable);
  return [
    {
      aim: 'An answer can be pressed, against the smallest page',
      reached: ratioOf(pressable(loads), pressable(bare.loads)),
      atMost: 1.5,
      unit: '×',
    },
    {
      aim: 'Rounds of API requests until then',
      reached: medianOf(loads.map(({ apiRounds }) => apiRounds)),
      atMost: 1,
      unit: '',
    },
    {
      aim: 'JavaScript until then',
      reached: medianOf(loads.map(({ scriptBytes }) => scriptBytes / BYTES_PER_KB)),
      atMost: 150,
      unit: 'KB',
    },
    {
      aim: 'Press to paint at 10 questions, against the smallest page',
      reached: ratioOf(presses, bare.presses),
      atMost: 1.3,
      unit: '×',
    },
    {
      aim: 'Press to paint at 1,000 questions, against its own at 10',
      reached: ratioOf(readingsOf(app, 1000).presses, presses),
      atMost: 1.5,
      unit: '×',
    },
    {
      aim: 'Heap growth a completion',
      reached: medianOf(app.heaps.map(({ growth }) => growth / BYTES_PER_KB)),
      atMost: 10,
      unit: 'KB',
    },
    ...judgeKiosk(app.kiosks),
    ...judgeMembers(app.members, pressable(bare.loads)),
  ];
}
