import type { Language } from '@porchlight/i18n'

/** The data of a brand in the footer; null for unknown values. */
export interface BrandInfo {
  readonly hours: string | null
  readonly phone: string | null
  /** Addresses; only http and https ones. */
  readonly privacyLink: string | null
  readonly termsLink: string | null
  readonly disclaimer: string | null
}

type Answer = Readonly<Record<string, unknown>>

/**
 * A brand's customer-service info in `language`: Spanish takes the `_ES__c` fields and, where one is empty,
 * the English one, which is better than no phone hours at all.
 */
export function brandInfoIn(language: Language, answer: Answer | undefined): BrandInfo {
  const text = (name: string) => {
    const value = answer?.[name]
    return typeof value === 'string' && value.trim() !== '' ? value : null
  }
  const own = (name: string) =>
    language === 'es' ? (text(`${name}_ES__c`) ?? text(`${name}__c`)) : text(`${name}__c`)
  return {
    hours: own('Customer_Service_Hours'),
    phone: text('Customer_Service_Phone_Number__c'),
    privacyLink: webAddress(own('Privacy_Policy_Link')),
    termsLink: webAddress(own('Terms_of_Use')),
    disclaimer: own('Disclaimer'),
  }
}

function webAddress(value: string | null): string | null {
  return value !== null && /^https?:\/\//i.test(value) ? value : null
}
