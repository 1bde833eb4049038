import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { documentsOverviewContract } from './contract'

const path: typeof documentsOverviewContract.path = '/CustomerPortalDocumentController/documentsOverview'

/** Which order; without an id the most urgent of who is signed in, or the one of this browser's link or look-up. */
export interface DocumentsOverviewConfig {
  readonly orderId?: string
}

export type DocumentsOverview = AnswerOf<typeof documentsOverviewContract>

/** Reads the documents that an order requires and those that were sent. */
export const documentsOverview = defineReadAdapter<DocumentsOverviewConfig, string, DocumentsOverview>({
  name: 'documentsOverview',
  checkConfig: ({ orderId }) => (orderId === undefined ? '' : checkRecordId(orderId)),
  key: (orderId) => orderId,
  resourceRequest: (orderId) => postReadRequest(path, orderId === '' ? {} : { orderId }),
  ttlMs: postReadTtlMs,
})
