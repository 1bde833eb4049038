import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** Has the customer erased; returns the key of the error when it was rejected, null when the erasure has started. */
export async function eraseCustomer(contactId: string, confirmation: string): Promise<string | null> {
  const response = await callMethod('CustomerPortalPrivacyController/eraseCustomer', {
    contactId,
    confirmation,
  })
  if (response.kind === 'done') return null
  const { confirmation: confirmationError, form = 'failed' } = response.errors
  return confirmationError ?? form
}
