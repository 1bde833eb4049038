import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listWebhooksContract } from './contract'

const path: typeof listWebhooksContract.path = '/CustomerPortalProgramsController/listWebhooks'

/** Which are read; absent: all. */
export interface WebhooksConfig {
  /** One of them alone, with how much waits for it. */
  readonly webhookId?: string
}

export type Webhooks = AnswerOf<typeof listWebhooksContract>

/** Reads the webhooks that are registered. */
export const listWebhooks = defineReadAdapter<WebhooksConfig, WebhooksConfig, Webhooks>({
  name: 'listWebhooks',
  checkConfig: (config) => config,
  key: ({ webhookId = '' }) => webhookId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})
