import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import {
  type CampaignStatus,
  type CampaignStep,
  campaignStatusNames,
  campaignSteps,
} from '../../facts/campaign-values'

const statuses = Object.keys(campaignStatusNames) as CampaignStatus[]

export const moveCampaignContract = defineCall({
  name: 'moveCampaign',
  method: 'POST',
  path: '/CustomerPortalCampaignController/moveCampaign',
  summary:
    'Takes a campaign one step on: submit it for approval, take it back to a draft, approve it, pause, resume or stop it. An approval is of exactly the text and filter whose hash it names, and nobody approves what they wrote a part of or submitted. For supervisors of the brand and administrators; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      campaignId: RecordIdParam,
      step: Type.Unsafe<CampaignStep>(Type.Union(campaignSteps.map((step) => Type.Literal(step)))),
      hash: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'Of an approval: the `hash` of the overview that was read.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    status: Type.Unsafe<CampaignStatus>(Type.Union(statuses.map((status) => Type.Literal(status)))),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'invalidRecordId',
    'campaignMoved',
    'campaignChanged',
    'campaignIsOwn',
    'campaignNotCounted',
    'postalAddressMissing',
  ],
  source: 'docs/adr/0122-campaigns-are-approved-by-a-second-person.md',
})
