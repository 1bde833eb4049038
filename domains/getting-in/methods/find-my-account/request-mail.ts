import type { Queryable } from '@porchlight/jobs'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { mayMailTo } from '../../../customers/operations/limits/count-attempt'
import type { FoundAccount } from '../../../customers/operations/look-up/look-up-account'
import { sendRegistrationLink } from './job'

/** How long after another mail to the same mailbox the link follows: its limit is one mail a minute. */
const laterMs = 60_000

/**
 * Requests the mail to somebody whose account was found. A mailbox that another form has just written to, such as the
 * confirmation of an order, gets it a minute later: the page says that a link is sent, and must not say otherwise to
 * one who would learn from it (abuse case A26).
 */
export async function requestRegistrationMail(
  context: MethodContext,
  { contactId, email }: FoundAccount,
  within: Queryable,
): Promise<void> {
  if (await mayMailTo(context, email ?? '', within)) {
    await context.enqueue(sendRegistrationLink.name, { contactId }, { within })
    return
  }
  const runAt = new Date(Date.now() + laterMs)
  await context.enqueue(sendRegistrationLink.name, { contactId, isLate: true }, { within, runAt })
}
