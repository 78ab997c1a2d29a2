import fc from 'fast-check';
import { formatEntryTime, isOnSameDay } from '../../src/features/check-ins/check-in-dates';
import { toLocalDateTime } from '../../src/features/progress/calendar';
import { parseTypedDay, toIsoDay } from '../../src/lib/time/dates';
import { formatDateOfBirth, formatDueDate, formatOverdue } from '../../src/lib/time/format-dates';
import { validateDateOfBirth } from '../../src/validation/date-of-birth.rule';

// A script for a child process, because a process has one time zone at a time: prints what does not hold, by zone.

const DAY_MS = 86_400_000;
const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/** Days that the clocks of Kwajalein and of Kiritimati have skipped, as days since 1970. */
const skippedDays = [Date.UTC(1993, 7, 21) / DAY_MS, Date.UTC(1994, 11, 31) / DAY_MS];

/** Any day of the calendar from 1900 to 2110, as days since 1970; often a leap day, or one that some clocks have skipped. */
const anyDay = fc.oneof(
  fc.constantFrom(...skippedDays),
  fc.integer({ min: Date.UTC(1900, 0, 1) / DAY_MS, max: Date.UTC(2110, 11, 31) / DAY_MS }),
  fc.integer({ min: 475, max: 527 }).map((leap) => Date.UTC(leap * 4, 1, 29) / DAY_MS),
);

/** From then on these zones skip no day. */
const FIRST_TIME = Date.UTC(1996, 0, 1);
const LAST_TIME = Date.UTC(2040, 0, 1);
const getOffset = (time: number) => new Date(time).getTimezoneOffset();

/** Any time of these years; in zones that change their clocks, often on a day of the change. */
function createAnyTime(): fc.Arbitrary<number> {
  const anyTime = fc.integer({ min: FIRST_TIME, max: LAST_TIME });
  const dayCount = Math.floor((LAST_TIME - FIRST_TIME) / DAY_MS);
  const changes = Array.from({ length: dayCount }, (_, day) => FIRST_TIME + day * DAY_MS).filter(
    (time) => getOffset(time) !== getOffset(time + DAY_MS),
  );
  if (changes.length === 0) return anyTime;
  const anyChange = fc.constantFrom(...changes);
  return fc.oneof(
    anyTime,
    fc.tuple(anyChange, fc.nat({ max: DAY_MS })).map(([change, after]) => change + after),
  );
}

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

function checkDay(day: number): void {
  const utc = new Date(day * DAY_MS);
  const [year, month, date] = [utc.getUTCFullYear(), utc.getUTCMonth() + 1, utc.getUTCDate()];
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
  const typed = parseTypedDay(`${pad(month)}/${pad(date)}/${pad(year, 4)}`);
  check(typed === iso, `a typed day is sent as it was typed: ${iso}`);
  const shown = formatDateOfBirth(iso);
  check(
    shown?.endsWith(` ${date}, ${year}`) === true,
    `a day is shown as it is: ${iso}, ${shown ?? 'null'}`,
  );
  for (const time of ['T00:00:00Z', 'T00:00:00.000+00:00', 'T23:59:59-12:00', ' 00:00:00'])
    check(
      formatDateOfBirth(`${iso}${time}`) === shown,
      `a date of birth is the day that it names: ${iso}${time}`,
    );
  check(toLocalDateTime(iso)?.day === day, `a day of a chart is that day: ${iso}`);
}

function checkTime(time: number): void {
  const iso = new Date(time).toISOString();
  const local = new Date(time);
  check(isOnSameDay(iso, time), `a time is on its own day: ${iso}`);
  check(
    formatEntryTime(iso)?.includes(` ${local.getDate()}, ${local.getFullYear()}, `) === true,
    `a time is shown on its local day: ${iso}`,
  );
  const typed = `${pad(local.getMonth() + 1)}/${pad(local.getDate())}/${local.getFullYear()}`;
  check(validateDateOfBirth(typed, time) === null, `nobody is born in the future today: ${iso}`);
  const toDay = (days: number) =>
    toIsoDay(new Date(local.getFullYear(), local.getMonth(), local.getDate() + days, 12));
  check(formatDueDate(toDay(0), time) === 'Due today', `today is due today: ${iso}`);
  check(formatDueDate(toDay(1), time) === 'Due tomorrow', `tomorrow is due tomorrow: ${iso}`);
  check(formatOverdue(toDay(-1), time) === 'Overdue by 1 day', `yesterday is overdue: ${iso}`);
}

// SAFETY: the test passes a list of zones.
const zones = JSON.parse(process.argv[2] ?? '[]') as readonly string[];
const problems = zones.flatMap((zone) => {
  process.env.TZ = zone;
  return [fc.property(anyDay, checkDay), fc.property(createAnyTime(), checkTime)].flatMap(
    (property) => {
      try {
        fc.assert(property, { numRuns: 200 });
        return [];
      } catch (error) {
        // The message has the seed and the counterexample.
        return [`${zone}: ${String(error)}`];
      }
    },
  );
});
console.log(JSON.stringify(problems));
