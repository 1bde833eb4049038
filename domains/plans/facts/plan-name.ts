import { copyInLanguage, inLanguage, type Language } from '@porchlight/i18n'

/** What a plan on offer is called in a language. */
export function planNameIn(
  { name, nameEs }: { readonly name: string; readonly nameEs: string | null },
  language: Language,
): string {
  return inLanguage(language, name, nameEs)
}

/** The fields of an account or an order that `takenPlanName` reads. */
export const takenPlanFields = ['Plan_Name__c', 'Plan__r.Name', 'Plan__r.Name_ES__c'] as const

/**
 * What the plan of an account or an order is called in a language: the name that it was taken by, which billing may have
 * changed, in Spanish while the plan has that name.
 */
export function takenPlanName(
  record: Readonly<Record<(typeof takenPlanFields)[number], string | null>>,
  language: Language,
): string | null {
  return copyInLanguage(language, record.Plan_Name__c, {
    english: record['Plan__r.Name'],
    spanish: record['Plan__r.Name_ES__c'],
  })
}
