import { defineReadAdapter } from '@porchlight/data-service'
import { type AccountReadConfig, accountRead } from '@porchlight/server-methods/define/account-read-client'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { paperlessOverviewContract } from './contract'

const path: typeof paperlessOverviewContract.path = '/CustomerPortalProfileController/paperlessOverview'

/** Which account. */
export type PaperlessOverviewConfig = AccountReadConfig

export type PaperlessOverview = AnswerOf<typeof paperlessOverviewContract>

/** Reads how bills of an account come. */
export const paperlessOverview = defineReadAdapter<
  PaperlessOverviewConfig,
  PaperlessOverviewConfig,
  PaperlessOverview
>({
  name: 'paperlessOverview',
  ...accountRead,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
