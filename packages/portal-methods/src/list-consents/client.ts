import { defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { postReadRequest, postReadTtlMs } from '../define/post-read-client'
import type { listConsentsContract } from './contract'

const path: typeof listConsentsContract.path = '/CustomerPortalAlertController/listConsents'

export type ConsentList = AnswerOf<typeof listConsentsContract>

/** Reads what one agreed to. */
export const listConsents = defineReadAdapter<Readonly<Record<never, never>>, string, ConsentList>({
  name: 'listConsents',
  checkConfig: () => '',
  key: () => '',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})
