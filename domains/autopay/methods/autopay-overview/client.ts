import { defineReadAdapter } from '@porchlight/data-service'
import { type AccountReadConfig, accountRead } from '@porchlight/server-methods/define/account-read-client'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { autopayOverviewContract } from './contract'

const path: typeof autopayOverviewContract.path = '/CustomerPortalPaymentController/autopayOverview'

/** Which account. */
export type AutopayOverviewConfig = AccountReadConfig

export type AutopayOverview = AnswerOf<typeof autopayOverviewContract>

/** Reads AutoPay of an account. */
export const autopayOverview = defineReadAdapter<
  AutopayOverviewConfig,
  AutopayOverviewConfig,
  AutopayOverview
>({
  name: 'autopayOverview',
  ...accountRead,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
