import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { offeredOrderContract } from './contract'

const path: typeof offeredOrderContract.path = '/CustomerPortalDocumentController/offeredOrder'

/** Takes no parameters: it reads this browser's own. */
export type OfferedOrderConfig = Readonly<Record<string, never>>

/** Reads whose order a link leads to that was opened here and not answered. */
export const offeredOrder = defineReadAdapter<
  OfferedOrderConfig,
  string,
  AnswerOf<typeof offeredOrderContract>
>({
  name: 'offeredOrder',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
