import type { Label } from './label'

/** How a list is ordered; `fieldApiName` may span (`Account.Name`). */
export interface OrderByDeclaration {
  readonly fieldApiName: string
  readonly isAscending: boolean
}

/** One condition of a list view, in the platform's operators. */
export interface FilterDeclaration {
  readonly fieldApiName: string
  readonly operator:
    | 'Equals'
    | 'NotEqual'
    | 'GreaterThan'
    | 'GreaterOrEqual'
    | 'LessThan'
    | 'LessOrEqual'
    | 'Contains'
    | 'NotContain'
    | 'StartsWith'
  readonly operandLabels: readonly string[]
}

/** A list view that comes with the object. Its id is derived from the object's and its own name. */
export interface ListViewDeclaration {
  readonly apiName: string
  readonly label: Label
  readonly displayColumns: readonly string[]
  readonly filteredBy?: readonly FilterDeclaration[]
  readonly orderedBy: readonly OrderByDeclaration[]
}

/** A related list of this object's records: the records of another object that refer to one of them. */
export interface RelatedListDeclaration {
  /** The child relationship's name; the `relatedListId` of the calls. */
  readonly relatedListId: string
  readonly label: Label
  readonly displayColumns: readonly string[]
  readonly orderedBy: readonly OrderByDeclaration[]
}
