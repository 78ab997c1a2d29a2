/** Formats a phone number of the +1 plan as '(201) 555-0123'; other numbers stay unchanged. */
export function formatPhone(phoneNumber: string): string {
  return phoneNumber.trim().replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
