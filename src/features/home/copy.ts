/** The document title, because the heading contains a name (D8). */
export const HOME = 'Home';
export const greeting = (firstName: string) => (firstName === '' ? 'Hi there' : `Hi, ${firstName}`);
export const assessmentsIntro = (possessive: string) => `Here are ${possessive} assessments.`;
export const YOUR = 'your';

export const TO_DO = 'To Do';
export const NOTHING_TO_DO = 'Nothing is due right now.';
export const CAUGHT_UP = 'All caught up. Have a good day!';
export const UPCOMING = 'Upcoming';
export const NO_UPCOMING = 'No upcoming assessments';
export const NO_UPCOMING_DETAIL = 'New ones show up here when the clinic plans them.';

export const DAILY_CHECK_IN = 'Today’s check-in';
export const HOW_IS_TODAY = 'How is today going?';
export const NOT_DONE_TODAY = 'Not done yet today';

export const UNNAMED = 'Assessment';
export const questionCount = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

export const SAFETY_NET = 'Your Safety Net';
export const safetyNetTitle = (name: string) => `${name} Safety Net`;
export const VIEW = 'View';
export const DISMISS = 'Dismiss';
export const DISMISSING = 'Dismissing…';
export const DISMISS_FAILED = 'This could not be dismissed. Please try again.';
export const DISMISSED = 'You can find the Safety Net in Settings any time.';
