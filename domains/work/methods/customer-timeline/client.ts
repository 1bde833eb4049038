import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { customerTimelineContract } from './contract'

const path: typeof customerTimelineContract.path = '/CustomerPortalWorkController/customerTimeline'

/** Whose timeline, and which page of it. */
export interface CustomerTimelineConfig {
  readonly contactId: string
  /** The `older` of the previous page; the newest without it. */
  readonly before?: string
}

export type CustomerTimeline = AnswerOf<typeof customerTimelineContract>

/** Reads a page of a customer's history. */
export const customerTimeline = defineReadAdapter<
  CustomerTimelineConfig,
  CustomerTimelineConfig,
  CustomerTimeline
>({
  name: 'customerTimeline',
  checkConfig: ({ contactId, before }) => {
    const checked = checkRecordId(contactId)
    return checked === null ? null : { contactId: checked, ...(before === undefined ? {} : { before }) }
  },
  key: ({ contactId, before = '' }) => `${contactId} ${before}`,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
