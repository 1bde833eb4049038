import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import type { FieldInput } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { signedInSupervisor } from '../../customers/operations/person/signed-in'
import { type CampaignStatus, type CampaignStep, stepMoves } from '../facts/campaign-values'
import { campaignObject } from '../objects/campaign/object'
import { hasWrittenIt } from './campaign-writers'
import { countCampaign, countKey } from './count-campaign'
import { postalAddressOf } from './read-customer'
import { countOutcomes } from './recipients'
import { sendCampaigns } from './send-campaigns'
import { totalsOf } from './send-piece'
import { contentHash, readCampaign, type StoredCampaign } from './stored-campaign'
import { removeWalk } from './walk-state'

type Mover = ReturnType<typeof signedInSupervisor>
type Fields = FieldInput<typeof campaignObject>

/** What a step works with: the transaction that it is part of. */
interface Move {
  readonly context: MethodContext
  readonly engine: RecordEngine
  readonly connection: Queryable
  readonly viewer: Mover
  readonly campaign: StoredCampaign
  /** What the mover saw, of an approval. */
  readonly hash: string | null
}

/** The fields that a step writes although no one can write them otherwise. */
const granted = [
  'Status__c',
  'Submitted_By__c',
  'Submitted_At__c',
  'Approved_By__c',
  'Approved_At__c',
  'Approved_Hash__c',
  'Recipient_Count__c',
  'Ended_At__c',
  'Sent_Count__c',
  'Left_Out_Count__c',
]

const noApproval = { Approved_By__c: null, Approved_At__c: null, Approved_Hash__c: null } as const

/** The fields that each step writes besides the status, and its preconditions. */
const steps: Readonly<Record<CampaignStep, (move: Move) => Promise<Fields>>> = {
  submit: async (move) => {
    const { campaign, connection, context, viewer } = move
    const isOfferMail = campaign.Purpose__c === 'Offer' && campaign.Channel__c !== 'Text'
    if (isOfferMail && (await postalAddressOf(context, campaign.Brand__c)) === '') {
      throw fail('postalAddressMissing')
    }
    const since = context.now().toISOString()
    await removeWalk(connection, campaign.id, 'count')
    const payload = { campaignId: campaign.id, since, chunk: 0 }
    const options = { key: countKey(campaign.id, since, 0), within: connection }
    await context.enqueue(countCampaign.name, payload, options)
    return { ...noApproval, Submitted_By__c: viewer.userId, Submitted_At__c: since, Recipient_Count__c: null }
  },
  takeBack: async () => ({
    ...noApproval,
    Submitted_By__c: null,
    Submitted_At__c: null,
    Recipient_Count__c: null,
  }),
  approve: async (move) => {
    const { campaign, connection, context, viewer } = move
    if (campaign.Submitted_By__c === viewer.userId) throw fail('campaignIsOwn')
    if (await hasWrittenIt(connection, campaign.id, viewer.userId)) throw fail('campaignIsOwn')
    if (campaign.Recipient_Count__c === null) throw fail('campaignNotCounted')
    const hash = contentHash(campaign)
    if (move.hash !== hash) throw fail('campaignChanged')
    await wake(move)
    return {
      Approved_By__c: viewer.userId,
      Approved_At__c: context.now().toISOString(),
      Approved_Hash__c: hash,
    }
  },
  pause: async () => ({}),
  resume: async (move) => {
    await wake(move)
    return {}
  },
  stop: async (move) => {
    // Queued messages find the campaign stopped, and held ones are no longer due.
    await move.connection.query(
      `update campaigns.recipient set state = 'done', outcome = 'Campaign_Stopped', done_at = $2
       where campaign_id = $1 and state = 'held'`,
      [move.campaign.id, move.context.now().toISOString()],
    )
    const { sent, leftOut } = totalsOf(await countOutcomes(move.connection, move.campaign.id))
    return {
      Ended_At__c: move.context.now().toISOString(),
      Sent_Count__c: sent,
      Left_Out_Count__c: leftOut,
    }
  },
}

/** Has the campaigns processed immediately, and not only in the next minute. */
async function wake({ context, connection, campaign }: Move): Promise<void> {
  const key = `${campaign.id} ${context.now().toISOString()}`
  await context.enqueue(sendCampaigns.name, {}, { key, within: connection })
}

/**
 * Moves a campaign one step forward, as `viewer`; returns its resulting status.
 *
 * @throws notFound for viewers who may not see it; `campaignMoved` when it is not in the step's initial status; see
 * `steps` for more
 */
export async function moveCampaign(
  context: MethodContext,
  viewer: Mover,
  {
    campaignId,
    step,
    hash,
  }: { readonly campaignId: string; readonly step: CampaignStep; readonly hash: string | null },
): Promise<CampaignStatus> {
  const { from, to } = stepMoves[step]
  await context.engine.inOneTransaction(async (engine, connection) => {
    const campaign = await readCampaign(engine, viewer, campaignId)
    if (campaign === null) throw fail('notFound')
    if (!from.includes(campaign.Status__c)) throw fail('campaignMoved')
    const fields = await steps[step]({ context, engine, connection, viewer, campaign, hash })
    const [result] = await engine.writeBatch(viewer, {
      allOrNone: true,
      grants: [{ objectApiName: campaignObject.apiName, update: granted }],
      operations: [
        {
          type: 'update',
          recordId: campaignId,
          fields: { ...fields, Status__c: to },
          // The version reviewed is the version moved: a text that was changed in the meantime is not approved.
          expected: { weakEtag: Date.parse(campaign.SystemModstamp) },
        },
      ],
    })
    if (result?.kind === 'refused') throw result.error
    await context.audit('campaign-moved', { step, status: to }, { recordId: campaignId, within: connection })
  })
  return to
}
