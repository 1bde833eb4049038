import type { AppDeclaration, NavItemDeclaration } from '../declare/app'
import type {
  FormFactor,
  QuickActionDeclaration,
  RelatedDeclaration,
  WriteGrant,
} from '../declare/quick-action'

/** A quick action with every part spelled out. Frozen. */
export interface ResolvedQuickAction
  extends Pick<
    QuickActionDeclaration,
    | 'apiName'
    | 'label'
    | 'type'
    | 'icon'
    | 'section'
    | 'targetObjectApiName'
    | 'fields'
    | 'performers'
    | 'reads'
    | 'effect'
    | 'successMessage'
  > {
  /** 18 characters, key prefix 0JV, derived from the name. */
  readonly id: string
  /** 18 characters, key prefix 09D: the definition that external ids end with. */
  readonly definitionId: string
  /** Null for global actions. */
  readonly sourceObjectApiName: string | null
  readonly targetParentField: string | null
  readonly isOnPage: boolean
  readonly formFactors: readonly FormFactor[]
  readonly related: Readonly<Record<string, RelatedDeclaration>>
  readonly grants: readonly WriteGrant[]
  readonly services: readonly string[]
  readonly isOffered: NonNullable<QuickActionDeclaration['isOffered']>
  /** 18 characters, key prefix 00h: the id of the form's layout. */
  readonly layoutId: string
}

/** An entry of an app's navigation; `id` has 18 characters, key prefix 0Qk. */
export type ResolvedNavItem = NavItemDeclaration & { readonly id: string; readonly developerName: string }

/** An app; `id` has 18 characters, key prefix 06m. Frozen. */
export interface ResolvedApp extends Omit<AppDeclaration, 'navItems'> {
  readonly id: string
  readonly navItems: readonly ResolvedNavItem[]
}
