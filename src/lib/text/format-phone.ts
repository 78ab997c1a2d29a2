/** A phone number as people read it, '(201) 555-0123'; one that is not of the US stays as it came. */
export function formatPhone(phoneNumber: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber.trim()) ?? [];
  return area === undefined ? phoneNumber.trim() : `(${area}) ${exchange ?? ''}-${line ?? ''}`;
}
