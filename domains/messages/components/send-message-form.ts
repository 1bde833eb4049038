import { loginAddress } from '@porchlight/i18n'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { pathWithoutLanguage } from '@porchlight/page-parts/navigation/address'
import { saveTypedText } from '@porchlight/page-parts/session/typed-text'

/**
 * Sends a message's form by a script, with its file, for the customer `userId`; `onSent` is called with the URL of the
 * message, without `/es`. If the session has ended, it redirects to the sign-in, and the typed text is restored
 * afterwards.
 */
export async function sendMessageForm(
  method: 'sendMessage' | 'replyToMessage',
  data: FormData,
  userId: string,
  onSent: (location: string) => Promise<void>,
): Promise<FormErrors> {
  const answer = await callMethod<{ readonly location: string }>(
    `CustomerPortalMessageController/${method}`,
    data,
  )
  if (answer.kind === 'done') {
    await onSent(answer.body.location)
    return {}
  }
  if (answer.errors.form !== 'invalidSession') return answer.errors
  const { pathname, search } = location
  saveTypedText(pathWithoutLanguage(pathname), userId)
  return leaveFor(loginAddress(pathname + search))
}

/** Opens another page; it never resolves, so that the form stays busy until the page is gone. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => undefined)
}
