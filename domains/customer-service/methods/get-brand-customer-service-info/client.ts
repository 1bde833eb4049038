import { checkName, defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getBrandCustomerServiceInfoContract } from './contract'

const path: typeof getBrandCustomerServiceInfoContract.path =
  '/CustomerPortalMainDataController/getBrandCustomerServiceInfo'

/** Which brand, as `Account_Brand__c` names it. */
export interface GetBrandCustomerServiceInfoConfig {
  readonly brandName: string
}

/** Reads hours, phone, links and disclaimer of a brand, in both languages. */
export const getBrandCustomerServiceInfo = defineReadAdapter<
  GetBrandCustomerServiceInfoConfig,
  string,
  AnswerOf<typeof getBrandCustomerServiceInfoContract>
>({
  name: 'getBrandCustomerServiceInfo',
  checkConfig: (config) => checkName(config.brandName),
  key: (brandName) => brandName,
  resourceRequest: (brandName) => methodRequest(path, { brandName }),
  ttlMs: methodTtlMs,
  keepsForcedReads: false,
})
