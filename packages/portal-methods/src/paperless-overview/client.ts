import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { postReadRequest, postReadTtlMs } from '../define/post-read-client'
import type { paperlessOverviewContract } from './contract'

const path: typeof paperlessOverviewContract.path = '/CustomerPortalProfileController/paperlessOverview'

/** Which account. */
export interface PaperlessOverviewConfig {
  readonly accountId: string
}

export type PaperlessOverview = AnswerOf<typeof paperlessOverviewContract>

/** Reads how bills of an account come. */
export const paperlessOverview = defineReadAdapter<
  PaperlessOverviewConfig,
  PaperlessOverviewConfig,
  PaperlessOverview
>({
  name: 'paperlessOverview',
  checkConfig: ({ accountId }) => {
    const checked = checkRecordId(accountId)
    return checked === null ? null : { accountId: checked }
  },
  key: ({ accountId }) => accountId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
