export const UNSUBSCRIBE = 'Unsubscribe';
export const UNSUBSCRIBED = 'You have been successfully unsubscribed.';
export const UNSUBSCRIBE_FAILED = 'An error occurred. Please try again later.';
export const TRY_AGAIN = 'Try again';
