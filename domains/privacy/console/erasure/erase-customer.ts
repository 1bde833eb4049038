import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** Has the customer erased; returns the key of the error when it was rejected, null when the erasure has begun. */
export async function eraseCustomer(contactId: string, confirmation: string): Promise<string | null> {
  const answer = await callMethod('CustomerPortalPrivacyController/eraseCustomer', {
    contactId,
    confirmation,
  })
  if (answer.kind === 'done') return null
  const { confirmation: wrong, form = 'failed' } = answer.errors
  return wrong ?? form
}
