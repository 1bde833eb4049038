import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listBookUploadsContract } from './contract'

const path: typeof listBookUploadsContract.path = '/CustomerPortalBookController/listBookUploads'

export type BookUploads = AnswerOf<typeof listBookUploadsContract>

/** Reads the latest imports that were started in the console. */
export const listBookUploads = defineReadAdapter<object, object, BookUploads>({
  name: 'listBookUploads',
  checkConfig: (config) => config,
  key: () => '',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
