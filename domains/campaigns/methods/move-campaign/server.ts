import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInSupervisor } from '../../../customers/operations/person/signed-in'
import { moveCampaign } from '../../operations/move-campaign'
import { moveCampaignContract } from './contract'

const handle = handleCall(moveCampaignContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInSupervisor(context)
  const campaignId = toRecordId(body.campaignId)
  if (campaignId === null) throw fail('invalidRecordId', { parameter: 'campaignId', value: body.campaignId })
  const { step, hash = null } = body
  return { body: { status: await moveCampaign(context, viewer, { campaignId, step, hash }) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
