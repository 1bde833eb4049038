interface Words {
  readonly en: string
  readonly es: string
}

/** A brand's texts for first-time visitors. */
export interface BrandVoice {
  /** Its promise in a short phrase, as the headline of its first page. */
  readonly headline: Words
  /** The benefit for visitors who type a ZIP code. */
  readonly lead: Words
  /** Its promises; each is true of every plan and every customer. */
  readonly promises: readonly { readonly title: Words; readonly text: Words }[]
}
