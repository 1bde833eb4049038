import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { postReadRequest, postReadTtlMs } from '../define/post-read-client'
import type { autopayOverviewContract } from './contract'

const path: typeof autopayOverviewContract.path = '/CustomerPortalPaymentController/autopayOverview'

/** Which account. */
export interface AutopayOverviewConfig {
  readonly accountId: string
}

export type AutopayOverview = AnswerOf<typeof autopayOverviewContract>

/** Reads AutoPay of an account. */
export const autopayOverview = defineReadAdapter<
  AutopayOverviewConfig,
  AutopayOverviewConfig,
  AutopayOverview
>({
  name: 'autopayOverview',
  checkConfig: ({ accountId }) => {
    const checked = checkRecordId(accountId)
    return checked === null ? null : { accountId: checked }
  },
  key: ({ accountId }) => accountId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
