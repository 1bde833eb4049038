import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getEnrollmentChangeContract } from './contract'

const path: typeof getEnrollmentChangeContract.path =
  '/CustomerPortalEnrollmentController/getEnrollmentChange'

/** One of the viewer's own orders, 15 or 18 characters. */
export interface GetEnrollmentChangeConfig {
  readonly orderId: string
}

export type EnrollmentChange = AnswerOf<typeof getEnrollmentChangeContract>

/** Reads what may be changed of an order. */
export const getEnrollmentChange = defineReadAdapter<GetEnrollmentChangeConfig, string, EnrollmentChange>({
  name: 'getEnrollmentChange',
  checkConfig: ({ orderId }) => checkRecordId(orderId),
  key: (orderId) => orderId,
  resourceRequest: (orderId) => postReadRequest(path, { orderId }),
  ttlMs: postReadTtlMs,
})
