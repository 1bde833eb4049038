import type { CustomerError, CustomerText } from '../error-definition'
import { credentialErrors } from './credential-errors'
import { enrollmentErrors } from './enrollment-errors'
import { fileErrors } from './file-errors'
import { linkErrors } from './link-errors'
import { loginErrors } from './login-errors'
import { pageErrors } from './page-errors'
import { paymentErrors } from './payment-errors'
import { textErrors } from './text-errors'

/** Every error that a customer can meet: the part of the catalogue that pages load with their forms. */
export const customerErrors = {
  notOffered: {
    code: 'NOT_OFFERED',
    status: 409,
    message: {
      en: 'This isn’t offered in the portal. Call us about it.',
      es: 'Esto no se ofrece en el portal. Llámenos para más información.',
    },
  },
  ...loginErrors,
  ...pageErrors,
  ...credentialErrors,
  ...linkErrors,
  ...enrollmentErrors,
  ...fileErrors,
  ...paymentErrors,
  ...textErrors,
}

/** The name of an error that a customer can meet. */
export type CustomerErrorKey = keyof typeof customerErrors

/**
 * Returns the text that a page shows for the error `key`; that of `internal` for a key that has no text for customers.
 */
export function customerTextOf(key: string): CustomerText {
  const rows: Readonly<Record<string, CustomerError>> = customerErrors
  const row = Object.hasOwn(rows, key) ? rows[key] : undefined
  if (row === undefined) return customerErrors.internal.message
  return 'onPage' in row ? row.onPage : row.message
}
