import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { campaignSteps, stepMoves } from '../../facts/campaign-values'
import { hasWrittenIt } from '../../operations/campaign-writers'
import { readProgress, readReasons } from '../../operations/read-progress'
import { readSamples } from '../../operations/read-samples'
import { contentHash, readCampaign } from '../../operations/stored-campaign'
import { campaignOverviewContract } from './contract'

const handle = handleCall(campaignOverviewContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const campaignId = toRecordId(body.campaignId)
  if (campaignId === null) throw fail('invalidRecordId', { parameter: 'campaignId', value: body.campaignId })
  const campaign = await readCampaign(context.engine, viewer, campaignId)
  if (campaign === null) throw fail('notFound')
  const { progress, reasons, isOwn } = await context.engine.inOneTransaction(async (engine, connection) => ({
    progress: await readProgress(connection, campaignId),
    reasons: await readReasons(engine, viewer, connection, campaignId),
    isOwn:
      campaign.Submitted_By__c === viewer.userId ||
      (await hasWrittenIt(connection, campaignId, viewer.userId)),
  }))
  const possible = campaignSteps.filter((step) => stepMoves[step].from.includes(campaign.Status__c))
  const steps = possible.filter(
    (step) => step !== 'approve' || (!isOwn && campaign.Recipient_Count__c !== null),
  )
  return {
    body: {
      status: campaign.Status__c,
      hash: contentHash(campaign),
      counted: campaign.Recipient_Count__c,
      steps: viewer.class === 'advisor' ? [] : steps,
      isOwn: campaign.Status__c === 'Waiting' && isOwn,
      samples: [...(await readSamples(context, campaign))],
      progress,
      reasons: [...reasons],
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
