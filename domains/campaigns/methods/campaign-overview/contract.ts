import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { type CampaignStatus, campaignStatusNames } from '../../facts/campaign-values'
import {
  CampaignProgress,
  CampaignReason,
  CampaignSample,
  CampaignSteps,
} from '../../operations/overview-schemas'

const statuses = Object.keys(campaignStatusNames) as CampaignStatus[]

export const campaignOverviewContract = defineCall({
  name: 'campaignOverview',
  method: 'POST',
  path: '/CustomerPortalCampaignController/campaignOverview',
  summary:
    'How a campaign reads to three of its customers in both languages, how many it concerns, how far it is, and who was left out and why. For staff of the brand; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ campaignId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    status: Type.Unsafe<CampaignStatus>(Type.Union(statuses.map((status) => Type.Literal(status)))),
    hash: Type.String({ description: 'Of text and filter, for `moveCampaign` to approve.' }),
    counted: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Customers whom it concerned when it was submitted; null while they are not counted.',
    }),
    steps: CampaignSteps,
    isOwn: Type.Boolean({ description: 'Whether it waits for somebody else than the viewer.' }),
    samples: Type.Array(CampaignSample, { description: 'Three at most; none where nobody fits.' }),
    progress: CampaignProgress,
    reasons: Type.Array(CampaignReason, { description: 'Why messages did not go, the most frequent first.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidRecordId'],
  source: 'docs/adr/0122-campaigns-are-approved-by-a-second-person.md',
})
