import type { Language } from '../viewer'
import { fingerprint } from './fingerprint'
import { describeCell, type LayoutItemRepresentation, type LayoutMode } from './layout-item'
import type { ResolvedAccess, ResolvedLayoutSection, ResolvedObject } from './resolved-metadata'

export const layoutTypes = ['Full', 'Compact'] as const
export type LayoutType = (typeof layoutTypes)[number]

export interface LayoutSectionRepresentation {
  readonly collapsible: boolean
  readonly columns: number
  readonly heading: string
  readonly id: string
  readonly layoutRows: readonly { readonly layoutItems: readonly LayoutItemRepresentation[] }[]
  readonly rows: number
  readonly tabOrder: 'LeftRight'
  readonly useHeading: boolean
}

/** A choice that is offered next to the save button. */
export interface SaveOptionRepresentation {
  readonly defaultValue: boolean
  readonly isDisplayed: boolean
  readonly label: string
  /** The parameter of the write that it sets. */
  readonly name: string
  readonly restHeaderName: string
  readonly soapHeaderName: string
}

/** A layout in the data service's format; keys of version 65.0, each present. */
export interface LayoutRepresentation {
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly id: string
  readonly layoutType: LayoutType
  readonly mode: LayoutMode
  readonly objectApiName: string
  readonly recordTypeId: string
  readonly saveOptions: readonly SaveOptionRepresentation[]
  readonly sections: readonly LayoutSectionRepresentation[]
}

/** Which layout is described. `recordTypeId` is one of the object's, 18 characters. */
export interface LayoutChoice {
  readonly layoutType: LayoutType
  readonly mode: LayoutMode
  readonly recordTypeId: string
}

/**
 * Describes a layout of `object` to viewers with `access`: fields that they cannot read are omitted, and in the modes
 * Edit and Create those that cannot be typed. Sections in which only empty space is left are omitted. Shape: the
 * RecordLayout tables of `ui-api-samples/schema-v65.txt`.
 */
export function describeLayout(
  object: ResolvedObject,
  access: ResolvedAccess,
  language: Language,
  choice: LayoutChoice,
): LayoutRepresentation {
  const layout = object.layouts[choice.layoutType]
  const body = {
    id: layout.id,
    layoutType: choice.layoutType,
    mode: choice.mode,
    objectApiName: object.apiName,
    recordTypeId: choice.recordTypeId,
    saveOptions: saveOptionsOf(object, access, language),
    sections: layout.sections.flatMap((section) =>
      describeSection(section, object, access, language, choice),
    ),
  }
  return { eTag: fingerprint(JSON.stringify(body)), ...body }
}

function describeSection(
  section: ResolvedLayoutSection,
  object: ResolvedObject,
  access: ResolvedAccess,
  language: Language,
  choice: LayoutChoice,
): readonly LayoutSectionRepresentation[] {
  const items = section.cells.flatMap((cell) => describeCell(cell, object, access, language, choice.mode))
  if (!items.some((item) => item.layoutComponents.some(({ apiName }) => apiName !== null))) return []
  const layoutRows = []
  for (let start = 0; start < items.length; start += section.columns) {
    layoutRows.push({ layoutItems: items.slice(start, start + section.columns) })
  }
  return [
    {
      collapsible: choice.layoutType === 'Full',
      columns: section.columns,
      heading: section.heading[language],
      id: section.id,
      layoutRows,
      rows: layoutRows.length,
      tabOrder: 'LeftRight',
      useHeading: choice.layoutType === 'Full',
    },
  ]
}

/** A form that creates records with an assignment rule offers the choice whether to apply it. */
function saveOptionsOf(
  object: ResolvedObject,
  access: ResolvedAccess,
  language: Language,
): readonly SaveOptionRepresentation[] {
  if (object.assignmentRule === null || !access.create.has(object.assignmentRule.fieldApiName)) return []
  return [
    {
      defaultValue: false,
      isDisplayed: true,
      label: { en: 'Assign by the default rule', es: 'Asignar con la regla predeterminada' }[language],
      name: 'useDefaultRule',
      restHeaderName: 'Sforce-Auto-Assign',
      soapHeaderName: 'AssignmentRuleHeader',
    },
  ]
}
