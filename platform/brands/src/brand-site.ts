/** Where a brand is found, and its position in lists. */
export interface BrandSite {
  /**
   * The brand's position in lists of brands, from 1. The earliest is served where a host names two brands, and where it
   * names none.
   */
  readonly position: number
  /** The word that identifies the brand in a host, in capitals; null where only its base URL does. */
  readonly hostWord: string | null
}
