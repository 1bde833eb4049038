import type { BrandKey } from '@porchlight/brands'
import type { ViewerClass } from '../viewer'
import type { Label } from './label'
import type { FormFactor, QuickActionDeclaration } from './quick-action'

/** One entry of an app's navigation: the records of an object, or a page of the app's own. */
export type NavItemDeclaration =
  | { readonly kind: 'object'; readonly objectApiName: string; readonly formFactors?: readonly FormFactor[] }
  | {
      readonly kind: 'page'
      /** Unique among all pages of all apps. */
      readonly developerName: string
      readonly label: Label
      /** A path of this installation. */
      readonly url: string
      /** Everyone whom the app is for by default. */
      readonly audience?: readonly ViewerClass[]
      /** All by default. */
      readonly formFactors?: readonly FormFactor[]
    }

/** An app: a way to work with the same records, with its own navigation and look. */
export interface AppDeclaration {
  readonly developerName: string
  readonly label: Label
  readonly description: Label
  readonly audience: readonly Exclude<ViewerClass, 'system'>[]
  readonly formFactors: readonly FormFactor[]
  /** Six hex digits for each brand. */
  readonly headerColors: Readonly<Record<BrandKey, string>>
  /** A path of this installation. */
  readonly startUrl: string
  /** Null when the app has no separate start page for phones. */
  readonly mobileStartUrl: string | null
  /** Entries of objects of which a viewer can read nothing are hidden from that viewer. */
  readonly navItems: readonly NavItemDeclaration[]
  /** The app's own record page, by object; the id follows as a further segment. Other objects use the standard one. */
  readonly recordPages: Readonly<Record<string, string>>
}

/** The declarations of an installation in addition to its objects. */
export interface SiteDeclaration {
  readonly apps: readonly AppDeclaration[]
  /** Actions that are performed on no record. */
  readonly globalActions: readonly QuickActionDeclaration[]
}
