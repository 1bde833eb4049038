import type { ResolvedField } from '@porchlight/metadata'

/** Returns a value that a field of that type accepts, so that a rejection is not due to the value. */
export function exampleOf(field: ResolvedField): string | number | boolean {
  switch (field.dataType) {
    case 'Boolean':
      return true
    case 'Currency':
    case 'Double':
    case 'Int':
    case 'Percent':
      return 7
    case 'Date':
      return '2026-11-20'
    case 'DateTime':
      return '2026-11-20T12:00:00.000Z'
    case 'Email':
      return 'attacker@example.com'
    case 'Phone':
      return '7135550123'
    default:
      return 'Closed'
  }
}
