import { checkName, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { brandFeaturesContract } from './contract'

const path: typeof brandFeaturesContract.path = '/CustomerPortalMainDataController/brandFeatures'

/** Which brand, as `Account_Brand__c` names it. */
export interface BrandFeaturesConfig {
  readonly brandName: string
}

export type BrandFeatures = AnswerOf<typeof brandFeaturesContract>

/** Reads which optional features a brand offers. */
export const brandFeatures = defineReadAdapter<BrandFeaturesConfig, string, BrandFeatures>({
  name: 'brandFeatures',
  checkConfig: ({ brandName }) => checkName(brandName),
  key: (brandName) => brandName,
  resourceRequest: (brandName) => postReadRequest(path, { brandName }),
  ttlMs: postReadTtlMs,
})
