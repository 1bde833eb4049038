/** The minimum amount of one payment, in cents. */
export const leastAmountCents = 100

/** What was typed as an amount, in cents: `45`, `45.5`, `$1,045.50`; null for anything else. */
export function typedAmount(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (match === null) return null
  const [, dollars = '', cents = ''] = match
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}
