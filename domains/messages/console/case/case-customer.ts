import type { ReplyLanguage } from './templates'

/** Whom a case is answered to. */
export interface CaseCustomer {
  readonly name: string
  /** Empty when it is not known. */
  readonly firstName: string
  readonly language: ReplyLanguage
  /** The name of the brand that they are a customer of. */
  readonly brand: string
}
