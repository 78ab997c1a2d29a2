export const FORM_NOT_FOUND = 'We can’t find this form';
export const FORM_NOT_FOUND_DETAIL = 'The link may be incomplete. You did nothing wrong.';
export const NO_ITEMS = 'Nothing has been filled in yet.';
