/**
 * The features that a brand may leave out, each by the field of the brand's record that says whether customers can start
 * it. Whoever has it already keeps it and can turn it off. Average billing cannot be left out: 16 TAC 25.480(h)
 * requires it.
 */
export const brandFeatures = {
  autopay: 'Offers_Autopay__c',
  paperless: 'Offers_Paperless__c',
  textAlerts: 'Offers_Text_Alerts__c',
} as const

/** A feature that a brand may leave out. */
export type BrandFeature = keyof typeof brandFeatures

/** The fields of `brandFeatures`. */
export const brandFeatureFields = Object.values(brandFeatures)

/** Whether a brand offers a feature, from what its record holds; without a record of it, all are offered. */
export function offers(
  values: Readonly<Record<string, unknown>> | undefined | null,
  feature: BrandFeature,
): boolean {
  return values?.[brandFeatures[feature]] !== false
}
