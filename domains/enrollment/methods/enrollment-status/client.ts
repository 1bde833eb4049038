import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { enrollmentStatusContract } from './contract'

const path: typeof enrollmentStatusContract.path = '/CustomerPortalEnrollmentController/enrollmentStatus'

/** Which order; without an id the most urgent of who is signed in, or the one that this browser looked up. */
export interface EnrollmentStatusConfig {
  readonly orderId?: string
}

export type EnrollmentStatus = AnswerOf<typeof enrollmentStatusContract>

/** Reads how far an order is. */
export const enrollmentStatus = defineReadAdapter<EnrollmentStatusConfig, string, EnrollmentStatus>({
  name: 'enrollmentStatus',
  checkConfig: ({ orderId }) => (orderId === undefined ? '' : checkRecordId(orderId)),
  key: (orderId) => orderId,
  resourceRequest: (orderId) => postReadRequest(path, orderId === '' ? {} : { orderId }),
  ttlMs: postReadTtlMs,
})
