import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { disclosureVersion, withdrawal } from '../../operations/disclosure'
import { setPaperless } from '../../operations/set-paperless'
import { turnPaperlessOffContract } from './contract'

const handle = handleCall(turnPaperlessOffContract, async ({ body }, context: MethodContext) => {
  const { accountId, contactId } = await ownAccount(context, body.accountId)
  await countAttempt(context, 'consentOfAccount', accountId)
  const text = withdrawal[context.viewer.language]
  await setPaperless(context, false, { contactId, accountId, version: disclosureVersion, text })
  return { body: { location: `/paperless?account=${accountId}&off` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
