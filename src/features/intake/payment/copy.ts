export const HEADING = 'Payment method';
export const NOT_CHARGED = 'Your card is not charged until after an appointment.';
export const SAVE_CARD = 'Save card';
export const SAVING = 'Saving your card…';
export const SKIP = 'Skip this step';
export const BACK = 'Back';
