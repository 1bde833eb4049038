import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf, BodyOf } from '@porchlight/ui-api/contract'
import type { lookAtLinkContract } from './contract'

const path: typeof lookAtLinkContract.path = '/CustomerPortalLoginController/lookAtLink'

/** What the page takes its link for. */
export type LookAtLinkConfig = BodyOf<typeof lookAtLinkContract>

/** Reads the state of the link that this browser opened last. */
export const lookAtLink = defineReadAdapter<LookAtLinkConfig, string, AnswerOf<typeof lookAtLinkContract>>({
  name: 'lookAtLink',
  checkConfig: ({ purpose }) => purpose,
  key: (purpose) => purpose,
  resourceRequest: (purpose) => postReadRequest(path, { purpose }),
  ttlMs: postReadTtlMs,
})
