import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { noticesOverviewContract } from './contract'

const path: typeof noticesOverviewContract.path = '/CustomerPortalDocumentController/noticesOverview'

/** Which order; without an id the most urgent of who is signed in, or the one of this browser's link or look-up. */
export interface NoticesOverviewConfig {
  readonly orderId?: string
}

export type NoticesOverview = AnswerOf<typeof noticesOverviewContract>

/** Reads the notices that block an order's service. */
export const noticesOverview = defineReadAdapter<NoticesOverviewConfig, string, NoticesOverview>({
  name: 'noticesOverview',
  checkConfig: ({ orderId }) => (orderId === undefined ? '' : checkRecordId(orderId)),
  key: (orderId) => orderId,
  resourceRequest: (orderId) => postReadRequest(path, orderId === '' ? {} : { orderId }),
  ttlMs: postReadTtlMs,
})
