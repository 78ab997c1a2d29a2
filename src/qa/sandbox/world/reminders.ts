export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** A reminder on some days of the week (§3). */
export type Reminder = {
  readonly id: string;
  readonly daysOfWeek: readonly (typeof WEEKDAYS)[number][];
  /** HH:mm:ss */
  readonly timeOfDay: string;
  readonly isActive: boolean;
  /** check_in, or another type that the check-in settings do not show. */
  readonly notificationType: string;
};

/** By user id. */
export type Reminders = Map<string, readonly Reminder[]>;

/** One reminder for check-ins and one of another type. */
export function createDefaultReminders(userId: string): readonly Reminder[] {
  return [
    {
      id: `${userId}-reminder-1`,
      daysOfWeek: ['Mon', 'Wed', 'Fri'],
      timeOfDay: '19:30:00',
      isActive: true,
      notificationType: 'check_in',
    },
    {
      id: `${userId}-reminder-2`,
      daysOfWeek: ['Sun'],
      timeOfDay: '08:00:00',
      isActive: true,
      notificationType: 'appointment',
    },
  ];
}

/** A daily check-in reminder. */
export function createDailyReminder(userId: string): Reminder {
  return {
    id: `${userId}-reminder-1`,
    daysOfWeek: WEEKDAYS,
    timeOfDay: '08:15:00',
    isActive: true,
    notificationType: 'check_in',
  };
}

/** An inactive check-in reminder. */
export function createPausedReminder(userId: string): Reminder {
  return {
    id: `${userId}-reminder-1`,
    daysOfWeek: ['Tue', 'Thu'],
    timeOfDay: '20:00:00',
    isActive: false,
    notificationType: 'check_in',
  };
}
