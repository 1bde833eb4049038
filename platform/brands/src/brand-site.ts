/** Where a brand is found, and how it is listed. */
export interface BrandSite {
  /** The brand's place in lists of brands, from 1. The earliest is served where a host names two brands, and where it names none. */
  readonly position: number
  /** What names the brand in a host, in capitals; null where its base URL alone does. */
  readonly hostWord: string | null
  /** What staff choose the brand by. */
  readonly label: { readonly en: string; readonly es: string }
}
