/** A consent to texts, given or withdrawn. */
export interface TextConsent {
  readonly type: 'Text_Alerts' | 'Offer_Texts'
  readonly isGiven: boolean
  /** ISO 8601. */
  readonly at: string
}

/**
 * Whether somebody agreed in writing to offers by text (47 CFR 64.1200(a)(2)), and took it back by no later word against any
 * texts, which counts against all of them (47 CFR 64.1200(a)(10)).
 */
export function agreesToOffers(consents: readonly TextConsent[]): boolean {
  const offers = latestOf(consents, 'Offer_Texts')
  if (offers?.isGiven !== true) return false
  return !consents.some(({ isGiven, at }) => !isGiven && at >= offers.at)
}

/** The latest word about one kind of texts. */
export function latestOf(
  consents: readonly TextConsent[],
  type: TextConsent['type'],
): TextConsent | undefined {
  return consents.filter((consent) => consent.type === type).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]
}
