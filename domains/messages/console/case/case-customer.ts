import type { BrandKey } from '@porchlight/brands'
import type { ReplyLanguage } from '../../facts/merge-fields'

/** Whom a case is answered to. */
export interface CaseCustomer {
  readonly name: string
  readonly language: ReplyLanguage
  /** The brand that they are a customer of, as `Account_Brand__c` names it, and as people do. */
  readonly brandKey: BrandKey
  readonly brand: string
}
