/** Where a brand is found, and its place in lists. */
export interface BrandSite {
  /** The brand's place in lists of brands, from 1. The earliest is served where a host names two brands, and where it names none. */
  readonly position: number
  /** What names the brand in a host, in capitals; null where its base URL alone does. */
  readonly hostWord: string | null
}
