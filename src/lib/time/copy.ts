import { t } from '@lingui/core/macro';

export const SHORT_MONTHS = () =>
  t({
    message: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    comment: 'The twelve months, short, each followed by a space.',
  });
export const MONTHS = () =>
  t({
    message:
      'January February March April May June July August September October November December',
    comment: 'The twelve months at the start of a heading, each followed by a space.',
  });
export const WEEKDAYS = () =>
  t({
    message: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    comment:
      'The days of the week as labels and at the start of a title, each followed by a space.',
  });
export const WEEKDAYS_IN_SENTENCE = () =>
  t({
    message: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    context: 'in a sentence',
    comment: 'The days of the week, each followed by a space.',
  });
export const SHORT_WEEKDAYS = () =>
  t({
    message: 'Sun Mon Tue Wed Thu Fri Sat',
    comment: 'The days of the week, short, each followed by a space.',
  });

export const formatDate = (month: string, day: number, year: number) => t`${month} ${day}, ${year}`;
export const formatMonthOfYear = (month: string, year: number) => t`${month} ${year}`;
/** `time` is such as '9:12'. */
export const formatBeforeNoon = (time: string) => t`${time} AM`;
export const formatAfterNoon = (time: string) => t`${time} PM`;
export const formatDateAtTime = (date: string, time: string) => t`${date} at ${time}`;
export const formatDateAndTime = (date: string, time: string) => t`${date}, ${time}`;
export const formatWeekdayAndDate = (weekday: string, date: string) => t`${weekday}, ${date}`;

export const DONE_TODAY = () => t`Done today`;
export const formatDoneTodayAt = (time: string) => t`Done today at ${time}`;
export const DUE_TODAY = () => t`Due today`;
export const DUE_TOMORROW = () => t`Due tomorrow`;
export const formatDueOnWeekday = (weekday: string) => t`Due ${weekday}`;
export const formatDueOnDate = (date: string) => t`Due ${date}`;
export const formatOverdueSince = (date: string) => t`Overdue since ${date}`;
export const formatOverdueDays = (days: number) =>
  // Without `plural`, as all texts of the first view (docs/decisions/0021).
  days === 1 ? t`Overdue by 1 day` : t`Overdue by ${days} days`;
