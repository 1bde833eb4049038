import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { auditLogContract } from './contract'

const path: typeof auditLogContract.path = '/CustomerPortalOperationsController/auditLog'

/** Which entries are shown; absent: all. */
export interface AuditLogConfig {
  /** A user’s id. */
  readonly person?: string
  readonly recordId?: string
  readonly action?: string
  /** The first day, `YYYY-MM-DD`. */
  readonly from?: string
  /** The last day. */
  readonly to?: string
  /** `next` of the previous page. */
  readonly after?: string
}

export type AuditLog = AnswerOf<typeof auditLogContract>

/** Reads what staff did and saw. */
export const auditLog = defineReadAdapter<AuditLogConfig, AuditLogConfig, AuditLog>({
  name: 'auditLog',
  checkConfig: (config) => config,
  key: ({ person = '', recordId = '', action = '', from = '', to = '', after = '' }) =>
    JSON.stringify([person, recordId, action, from, to, after]),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
