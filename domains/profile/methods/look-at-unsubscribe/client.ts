import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { lookAtUnsubscribeContract } from './contract'

const path: typeof lookAtUnsubscribeContract.path = '/CustomerPortalProfileController/lookAtUnsubscribe'

/** Takes no parameters: the link identifies everything. */
export type LookAtUnsubscribeConfig = Readonly<Record<string, never>>

/** Reads what the link that this browser opened last turns off. */
export const lookAtUnsubscribe = defineReadAdapter<
  LookAtUnsubscribeConfig,
  LookAtUnsubscribeConfig,
  AnswerOf<typeof lookAtUnsubscribeContract>
>({
  name: 'lookAtUnsubscribe',
  checkConfig: () => ({}),
  key: () => '',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
