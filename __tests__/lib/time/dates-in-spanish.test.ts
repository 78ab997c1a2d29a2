import { translatePage } from '../../../src/app/language/translate-page';
import { formatList } from '../../../src/lib/text/format-list';
import { toPossessive } from '../../../src/lib/text/participant-name';
import {
  formatDateOfBirth,
  formatDayAndTime,
  formatDoneToday,
  formatDueDate,
  formatMonth,
  formatOverdue,
  formatTimeOfDay,
  formatWeekdayAndTime,
  getShortWeekdayName,
  getWeekdayName,
} from '../../../src/lib/time/format-dates';

/** Monday. */
const MORNING = new Date(2026, 10, 2, 9, 12);
const AFTERNOON = new Date(2026, 10, 2, 15, 5);

/** 'a. m.' stays on one line. */
const withSpaces = (text: string | null) => text?.replaceAll('\u00A0', ' ');

describe('D12: dates, lists and names in Spanish', () => {
  beforeAll(() => translatePage('es'));
  afterAll(() => translatePage('en'));

  it('writes a day and a time as in the United States, with twelve hours', () => {
    expect(formatDateOfBirth('2026-11-02')).toBe('2 nov 2026');
    expect(withSpaces(formatTimeOfDay(MORNING.getTime()))).toBe('9:12 a. m.');
    expect(withSpaces(formatTimeOfDay(AFTERNOON.getTime()))).toBe('3:05 p. m.');
    expect(withSpaces(formatDayAndTime(MORNING.getTime()))).toBe('2 nov 2026, 9:12 a. m.');
    expect(withSpaces(formatWeekdayAndTime(MORNING))).toBe('Lunes, 2 nov 2026, 9:12 a. m.');
    expect(formatMonth(MORNING)).toBe('Noviembre de 2026');
  });

  it('says when something is due', () => {
    const now = MORNING.getTime();
    expect(formatDueDate('2026-11-02', now)).toBe('Vence hoy');
    expect(formatDueDate('2026-11-03', now)).toBe('Vence mañana');
    expect(formatDueDate('2026-11-05', now)).toBe('Vence el jueves');
    expect(formatDueDate('2026-12-05', now)).toBe('Vence el 5 dic 2026');
    expect(formatOverdue('2026-11-01', now)).toBe('1 día de atraso');
    expect(formatOverdue('2026-10-30', now)).toBe('3 días de atraso');
    expect(formatOverdue('2026-09-02', now)).toBe('Atrasada desde el 2 sept 2026');
    expect(withSpaces(formatDoneToday(MORNING.toISOString(), now))).toBe('Hecho hoy, 9:12 a. m.');
  });

  it('has names of all months and days, as English', () => {
    const months = Array.from({ length: 12 }, (_, month) => formatMonth(new Date(2026, month, 1)));
    expect(new Set(months).size).toBe(12);
    expect(months.at(-1)).toBe('Diciembre de 2026');
    expect(getWeekdayName(6)).toBe('Sábado');
    expect(getShortWeekdayName(6)).toBe('Sáb');
    expect(formatDateOfBirth('2026-12-31')).toBe('31 dic 2026');
  });

  it('joins a list', () => {
    expect(formatList(['Ana', 'Sam', 'Inés'])).toBe('Ana, Sam e Inés');
  });

  it.each(['Sam', 'James'])('has no possessive for %s', (name) => {
    expect(toPossessive(name)).toBe(name);
  });
});
