import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listConsentsContract } from './contract'

const path: typeof listConsentsContract.path = '/CustomerPortalAlertController/listConsents'

/** Takes no parameters: it reads the viewer's own. */
export type ListConsentsConfig = Readonly<Record<string, never>>

export type ConsentList = AnswerOf<typeof listConsentsContract>

/** Reads what one agreed to. */
export const listConsents = defineReadAdapter<ListConsentsConfig, string, ConsentList>({
  name: 'listConsents',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
