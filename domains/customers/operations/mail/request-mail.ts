import type { JobPayload, Queryable } from '@porchlight/jobs'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { mayMailTo } from '../limits/count-attempt'

/** How long after another mail to the same mailbox the next follows: its limit is one mail a minute. */
const laterMs = 60_000

/**
 * Requests the mail of a form that strangers can submit. A mailbox that another form has just mailed, such as with the
 * confirmation of an order, gets it a minute later, with `isLate` in the job's payload: the page reports that a mail is
 * sent, and must not report otherwise to someone who would learn from it (abuse case A26).
 */
export async function requestMail(
  context: MethodContext,
  jobName: string,
  payload: JobPayload,
  email: string,
  within: Queryable,
): Promise<void> {
  if (await mayMailTo(context, email, within)) return context.enqueue(jobName, payload, { within })
  const runAt = new Date(Date.now() + laterMs)
  await context.enqueue(jobName, { ...payload, isLate: true }, { within, runAt })
}
