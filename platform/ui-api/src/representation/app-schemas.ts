import { Type } from 'typebox'

/** An entry of an app's navigation. */
export interface NavItemRepresentation {
  readonly availableInClassic: boolean
  readonly availableInLightning: boolean
  readonly color: string | null
  /** The address of a page; null for the records of an object. */
  readonly content: string | null
  readonly custom: boolean
  readonly developerName: string
  readonly iconUrl: string | null
  /** 18 characters, key prefix 0Qk. */
  readonly id: string
  readonly itemType: 'Entity' | 'Url'
  readonly label: string
  readonly objectApiName: string | null
  readonly objectLabel: string | null
  readonly objectLabelPlural: string | null
  readonly pageReference: {
    readonly attributes: Readonly<Record<string, string>>
    readonly state: Readonly<Record<string, string>>
    readonly type: string
  }
  readonly standardType: string | null
}

/** An app with its navigation. */
export interface AppRepresentation {
  /** 18 characters, key prefix 06m. */
  readonly appId: string
  readonly description: string | null
  readonly developerName: string
  readonly formFactors: readonly string[]
  readonly headerColor: string | null
  readonly iconUrl: string | null
  readonly isNavAutoTempTabsDisabled: boolean
  readonly isNavPersonalizationDisabled: boolean
  readonly isNavTabPersistenceDisabled: boolean
  readonly isOmniPinnedViewEnabled: boolean
  readonly label: string
  readonly logoUrl: string | null
  readonly mobileStartUrl: string | null
  readonly navItems: readonly NavItemRepresentation[]
  readonly selected: boolean
  readonly startUrl: string
  readonly type: 'Lightning' | 'Community'
  readonly userNavItems: readonly NavItemRepresentation[]
}

/** A page of navigation entries. */
export interface NavItemsRepresentation {
  readonly currentPageUrl: string
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly navItems: readonly NavItemRepresentation[]
  readonly nextPageUrl: string | null
}

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The schema of an entry of a navigation. */
export const NavItemSchema = Type.Object({
  availableInClassic: Type.Boolean(),
  availableInLightning: Type.Boolean(),
  color: nullableText,
  content: nullableText,
  custom: Type.Boolean(),
  developerName: Type.String(),
  iconUrl: nullableText,
  id: Type.String(),
  itemType: Type.String(),
  label: Type.String(),
  objectApiName: nullableText,
  objectLabel: nullableText,
  objectLabelPlural: nullableText,
  pageReference: Type.Object({
    attributes: Type.Record(Type.String(), Type.String()),
    state: Type.Record(Type.String(), Type.String()),
    type: Type.String(),
  }),
  standardType: nullableText,
})

/** The schema of a page of navigation entries. */
export const NavItemsSchema = Type.Unsafe<NavItemsRepresentation>(
  Type.Object(
    {
      currentPageUrl: Type.String(),
      eTag: Type.String(),
      navItems: Type.Array(NavItemSchema),
      nextPageUrl: nullableText,
    },
    { $id: 'NavItems' },
  ),
)

/** The schema of an app. */
export const AppSchema = Type.Object({
  appId: Type.String(),
  description: nullableText,
  developerName: Type.String(),
  formFactors: Type.Array(Type.String()),
  headerColor: nullableText,
  iconUrl: nullableText,
  isNavAutoTempTabsDisabled: Type.Boolean(),
  isNavPersonalizationDisabled: Type.Boolean(),
  isNavTabPersistenceDisabled: Type.Boolean(),
  isOmniPinnedViewEnabled: Type.Boolean(),
  label: Type.String(),
  logoUrl: nullableText,
  mobileStartUrl: nullableText,
  navItems: Type.Array(NavItemSchema),
  selected: Type.Boolean(),
  startUrl: Type.String(),
  type: Type.String(),
  userNavItems: Type.Array(NavItemSchema),
})
