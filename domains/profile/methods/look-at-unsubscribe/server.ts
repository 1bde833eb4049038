import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readMailChoice } from '../../../customers/operations/mail/mail-choice'
import { openChoice } from '../../../customers/operations/mail/open-choice'
import { lookAtUnsubscribeContract } from './contract'

/** It changes nothing, so that the scanners of mailboxes may open the page, and is not counted, as `lookAtLink`. */
const handle = handleCall(lookAtUnsubscribeContract, async (_request, context: MethodContext) => {
  const opened = await openChoice(context)
  const choice = opened === null ? null : await readMailChoice(context, opened.contactId)
  if (opened === null || choice === null) return { body: { group: null, isOn: false } }
  return { body: { group: opened.group, isOn: choice[opened.group] } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
