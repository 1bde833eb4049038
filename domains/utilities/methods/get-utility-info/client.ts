import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getUtilityInfoContract } from './contract'

const path: typeof getUtilityInfoContract.path = '/CustomerPortalMainDataController/getUtilityInfo'

/** Which order's utility; 15 or 18 characters. */
export interface GetUtilityInfoConfig {
  readonly orderId: string
}

/** Reads name and phone of the utility of an order. */
export const getUtilityInfo = defineReadAdapter<
  GetUtilityInfoConfig,
  string,
  AnswerOf<typeof getUtilityInfoContract>
>({
  name: 'getUtilityInfo',
  checkConfig: (config) => checkRecordId(config.orderId),
  key: (orderId) => orderId,
  resourceRequest: (orderId) => methodRequest(path, { orderId }),
  ttlMs: methodTtlMs,
  keepsForcedReads: false,
})
