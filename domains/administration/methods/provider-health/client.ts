import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { providerHealthContract } from './contract'

const path: typeof providerHealthContract.path = '/CustomerPortalOperationsController/providerHealth'

export type ProviderHealth = AnswerOf<typeof providerHealthContract>

/** Reads the health of external services. */
export const providerHealth = defineReadAdapter<
  Readonly<Record<string, never>>,
  Readonly<Record<string, never>>,
  ProviderHealth
>({
  name: 'providerHealth',
  checkConfig: (config) => config,
  key: () => '',
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
