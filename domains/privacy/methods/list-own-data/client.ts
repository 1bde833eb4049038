import { defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listOwnDataContract } from './contract'

const path: typeof listOwnDataContract.path = '/CustomerPortalPrivacyController/listOwnData'

/** Takes no parameters: it reads the viewer's own. */
export type ListOwnDataConfig = Readonly<Record<string, never>>

/** What is held of the viewer, by group. */
export type OwnDataList = AnswerOf<typeof listOwnDataContract>

/** Reads how much of each group is held of the viewer. */
export const listOwnData = defineReadAdapter<ListOwnDataConfig, string, OwnDataList>({
  name: 'listOwnData',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => methodRequest(path, {}),
  ttlMs: methodTtlMs,
})
