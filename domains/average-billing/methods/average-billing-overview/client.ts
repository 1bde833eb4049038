import { defineReadAdapter } from '@porchlight/data-service'
import { type AccountReadConfig, accountRead } from '@porchlight/server-methods/define/account-read-client'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { averageBillingOverviewContract } from './contract'

const path: typeof averageBillingOverviewContract.path =
  '/CustomerPortalProfileController/averageBillingOverview'

/** Which account. */
export type AverageBillingOverviewConfig = AccountReadConfig

export type AverageBillingOverview = AnswerOf<typeof averageBillingOverviewContract>

/** Reads average billing of an account. */
export const averageBillingOverview = defineReadAdapter<
  AverageBillingOverviewConfig,
  AverageBillingOverviewConfig,
  AverageBillingOverview
>({
  name: 'averageBillingOverview',
  ...accountRead,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
