import type { BrandKey } from '@porchlight/brands'

/** The classes of viewer, from least to most trusted. SQL is compiled once per shape and class. */
export const viewerClasses = ['guest', 'customer', 'advisor', 'supervisor', 'admin', 'system'] as const

export type ViewerClass = (typeof viewerClasses)[number]

/** The language that labels and display values are written in. */
export type Language = 'en' | 'es'

/**
 * Who reads or writes. Every function of the record engine requires one; there is no data without a viewer. Ids are 18
 * characters; `contactId` is the signed-in user's `Calc_Contact_Id__c`.
 */
export type Viewer =
  | { readonly class: 'guest'; readonly language: Language }
  | {
      readonly class: 'customer'
      readonly language: Language
      readonly userId: string
      readonly contactId: string
    }
  | {
      readonly class: 'advisor' | 'supervisor'
      readonly language: Language
      readonly userId: string
      /** The brand whose customers this member of staff serves. */
      readonly brand: BrandKey
    }
  | { readonly class: 'admin'; readonly language: Language; readonly userId: string }
  | { readonly class: 'system'; readonly language: Language; readonly userId: string }

/**
 * Returns the platform, which reaches everything, acting on behalf of that viewer; a guest has no identity to act for
 * and remains a guest.
 */
export function platformFor(viewer: Viewer): Viewer {
  if (viewer.class === 'guest') return viewer
  return { class: 'system', language: viewer.language, userId: viewer.userId }
}
