import type { MethodContext } from '@porchlight/server-methods/define/method'
import { maskEmail } from '../person/mask-email'
import type { FoundAccount } from './look-up-account'
import { writeLookUpNote } from './look-up-note'

/**
 * Returns the response to a look-up whose mail is on its way. The browser stores the masked address too, because a form
 * posted without a script is answered by a redirect.
 */
export function toLookUpView(context: MethodContext, { email, brand }: FoundAccount) {
  const maskedEmail = email === null ? null : maskEmail(email)
  const note = writeLookUpNote(maskedEmail)
  if (note === null) context.lookUpNote.end()
  else context.lookUpNote.start(note)
  return { body: { location: '/find-my-account?sent', maskedEmail, brand } }
}
