import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { verificationOverviewContract } from './contract'

const path: typeof verificationOverviewContract.path =
  '/CustomerPortalDocumentController/verificationOverview'

/** Which order; without an id the most urgent of who is signed in, or the one of this browser's link or look-up. */
export interface VerificationOverviewConfig {
  readonly orderId?: string
}

export type VerificationOverview = AnswerOf<typeof verificationOverviewContract>

/** Reads how far the identity check of an order has come. */
export const verificationOverview = defineReadAdapter<
  VerificationOverviewConfig,
  string,
  VerificationOverview
>({
  name: 'verificationOverview',
  checkConfig: ({ orderId }) => (orderId === undefined ? '' : checkRecordId(orderId)),
  key: (orderId) => orderId,
  resourceRequest: (orderId) => postReadRequest(path, orderId === '' ? {} : { orderId }),
  ttlMs: postReadTtlMs,
})
