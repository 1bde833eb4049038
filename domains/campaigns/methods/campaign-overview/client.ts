import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { campaignOverviewContract } from './contract'

const path: typeof campaignOverviewContract.path = '/CustomerPortalCampaignController/campaignOverview'

/** Which campaign. */
export interface CampaignOverviewConfig {
  readonly campaignId: string
}

export type CampaignOverview = AnswerOf<typeof campaignOverviewContract>

/** Reads how a campaign reads, whom it concerns and how far it is. */
export const campaignOverview = defineReadAdapter<
  CampaignOverviewConfig,
  CampaignOverviewConfig,
  CampaignOverview
>({
  name: 'campaignOverview',
  checkConfig: ({ campaignId }) => {
    const checked = checkRecordId(campaignId)
    return checked === null ? null : { campaignId: checked }
  },
  key: ({ campaignId }) => campaignId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
