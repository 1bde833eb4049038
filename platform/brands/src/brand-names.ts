/** The names of a brand, in the languages of the portal. */
export interface BrandNames {
  readonly displayName: string
  /** For narrow spaces, such as an icon on a home screen. */
  readonly shortName: string
  readonly tagline: { readonly en: string; readonly es: string }
}
