import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listStaffContract } from './contract'

const path: typeof listStaffContract.path = '/CustomerPortalStaffController/listStaff'

/** Which of the staff are shown; absent: all. */
export interface StaffConfig {
  /** Words of a name, or of an address. */
  readonly search?: string
  /** One of them alone. */
  readonly userId?: string
  /** `next` of the previous page. */
  readonly after?: string
}

export type Staff = AnswerOf<typeof listStaffContract>

/** Reads who serves customers. */
export const listStaff = defineReadAdapter<StaffConfig, StaffConfig, Staff>({
  name: 'listStaff',
  checkConfig: (config) => config,
  key: ({ search = '', userId = '', after = '' }) => JSON.stringify([search, userId, after]),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
