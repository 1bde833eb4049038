/** Where a brand is found, and how it is listed. */
export interface BrandSite {
  /** The brand's place in lists of brands, from 1; where a host names two brands, the earlier one is served. */
  readonly position: number
  /** What names the brand in a host, in capitals; null for the one brand of hosts that name none. */
  readonly hostWord: string | null
  /** What staff choose the brand by. */
  readonly label: { readonly en: string; readonly es: string }
}
