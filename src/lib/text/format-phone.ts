/** Formats a US phone number as '(201) 555-0123'; other numbers stay unchanged. */
export function formatPhone(phoneNumber: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber.trim()) ?? [];
  return area === undefined ? phoneNumber.trim() : `(${area}) ${exchange ?? ''}-${line ?? ''}`;
}
