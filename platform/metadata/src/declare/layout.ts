import type { Label } from './label'

/**
 * The content of a layout cell: a field by its api name, fields that form one line, nothing (null), or another
 * component. The component types are the platform's (`docs/specification/data-service.md` section 3, Record layout).
 */
export type LayoutCellDeclaration = string | null | FieldGroupDeclaration | LayoutComponentDeclaration

/** Fields that form one line together, such as the parts of an address. */
export interface FieldGroupDeclaration {
  readonly label: Label
  /** Field api names in the order in which they are read. */
  readonly fields: readonly string[]
  /** The field that combines them all, such as a name made up of its parts; it replaces them in View. */
  readonly readAs?: string
}

/** A component that is not a field. Sizes are in pixels. */
export type LayoutComponentDeclaration =
  | {
      readonly componentType: 'CustomLink'
      readonly apiName: string
      readonly label: Label
      /** How the link opens: in the same page or in a new window. */
      readonly behavior: 'noSidebar' | 'newWindow'
      /** A path of this installation. */
      readonly customLinkUrl: string
    }
  | {
      readonly componentType: 'Canvas'
      readonly apiName: string
      readonly displayLocation: string
      readonly height: number
      readonly width: number
      readonly referenceId: string
      readonly showScroll: boolean
    }
  | {
      readonly componentType: 'ReportChart'
      readonly apiName: string
      readonly reportId: string
      readonly filter: string
      readonly showTitle: boolean
      readonly size: 'SMALL' | 'MEDIUM' | 'LARGE'
    }
  | {
      readonly componentType: 'VisualforcePage'
      readonly apiName: string
      readonly height: number
      readonly width: number
      readonly showLabel: boolean
      readonly showScroll: boolean
      readonly visualforceUrl: string
    }

/** A part of a full layout. Cells fill its columns from left to right, row after row. */
export interface LayoutSectionDeclaration {
  /** The section's own name within the layout: its id is derived from it. */
  readonly name: string
  readonly heading: Label
  /** Each column spans an equal share of the twelve units of a row. */
  readonly columns: 1 | 2
  readonly cells: readonly LayoutCellDeclaration[]
}

/** Guidance and fields to fill in while a record is in one state. */
export interface PathStepDeclaration {
  readonly guidance: Label
  /** Field api names. */
  readonly keyFields: readonly string[]
}

/** Guidance by state; omitted states are steps without guidance. */
export type PathDeclaration = Readonly<Record<string, PathStepDeclaration>>

/** How a record of the object is laid out, in full and in a few lines, and along the paths of its states. */
export interface LayoutsDeclaration {
  readonly full: readonly LayoutSectionDeclaration[]
  /** Field api names, the most important first. */
  readonly compact: readonly string[]
  /** By the picklist of a state table. Every state table has a path, with or without guidance. */
  readonly paths?: Readonly<Record<string, PathDeclaration>>
}
