import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { chooseMailsOf } from '../../../customers/operations/mail/choose-mails-of'
import { openChoice } from '../../../customers/operations/mail/open-choice'
import { unsubscribeContract } from './contract'

/**
 * Anyone who has the mail may turn it off: no login is required, and the signed-in user does not matter. Only links
 * that open nothing are counted, since the mail programs of many customers post from few addresses.
 */
const handle = handleCall(unsubscribeContract, async ({ body }, context: MethodContext) => {
  const opened = await openChoice(context)
  if (opened === null) {
    await countFromAddress(context, 'linkFromAddress')
    throw fail('linkExpired')
  }
  const receives = body.receive === 'yes'
  await chooseMailsOf(context, opened.contactId, { [opened.group]: receives })
  return { body: { location: receives ? '/unsubscribe?on' : '/unsubscribe' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
