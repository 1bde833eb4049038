import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { countAttempt } from '../limits/count-attempt'
import { disclosureVersion, withdrawal } from '../paperless/disclosure'
import { setPaperless } from '../paperless/set-paperless'
import { ownAccount } from '../person/own-account'
import { turnPaperlessOffContract } from './contract'

const handle = handleCall(turnPaperlessOffContract, async ({ body }, context: MethodContext) => {
  const { accountId, contactId } = await ownAccount(context, body.accountId)
  await countAttempt(context, 'consentOfAccount', accountId)
  const text = withdrawal[context.viewer.language]
  await setPaperless(context, false, { contactId, accountId, version: disclosureVersion, text })
  return { body: { location: `/paperless?account=${accountId}&off` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
