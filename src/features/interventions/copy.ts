export const NO_FORM = 'This form is not there';
export const NO_FORM_DETAIL = 'The link may be incomplete. You did nothing wrong.';
export const NO_ITEMS = 'Nothing has been filled in yet.';
