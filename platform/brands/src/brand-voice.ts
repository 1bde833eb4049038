interface Words {
  readonly en: string
  readonly es: string
}

/** What a brand says about itself to first-time visitors. */
export interface BrandVoice {
  /** Its promise in a few words, as the headline of its first page. */
  readonly headline: Words
  /** What visitors get when they type a ZIP code. */
  readonly lead: Words
  /** What it stands for; each is true of every plan and every customer. */
  readonly promises: readonly { readonly title: Words; readonly text: Words }[]
}
