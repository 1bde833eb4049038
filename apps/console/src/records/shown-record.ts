import type {
  LayoutItemRepresentation,
  LayoutRepresentation,
  ObjectInfoRepresentation,
  RecordRepresentation,
} from '@porchlight/metadata'
import { recordName } from './record-name'

/** A section of a layout. */
export type LayoutSection = LayoutRepresentation['sections'][number]

/** A record with what its page is drawn from. */
export interface ShownRecord {
  readonly record: RecordRepresentation
  readonly object: ObjectInfoRepresentation
  /** What the record is called. */
  readonly name: string
  /** The items of the compact layout. */
  readonly highlights: readonly LayoutItemRepresentation[]
  /** The sections of the full layout as they are read. */
  readonly sections: readonly LayoutSection[]
  /** The sections of the full layout that the viewer has folded, by id, as they were when the record was read. */
  readonly collapsedSections: ReadonlySet<string>
  /** The fields that changed while the page was open. */
  readonly changed: ReadonlySet<string>
  /** The items of the full layout that are filled in when the record is edited, by the section's id. */
  readonly editable: ReadonlyMap<string, readonly LayoutItemRepresentation[]>
}

/** The parts of the data service's answer that are read here. */
interface RecordUi {
  readonly layouts: Readonly<
    Record<
      string,
      Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, LayoutRepresentation>>>>>>
    >
  >
  readonly layoutUserStates: Readonly<
    Record<string, { readonly sectionUserStates: Readonly<Record<string, { readonly collapsed: boolean }>> }>
  >
  readonly objectInfos: Readonly<Record<string, ObjectInfoRepresentation>>
  readonly records: Readonly<Record<string, RecordRepresentation>>
}

/** The one record of an answer with its layouts; null when the answer lacks a part of it. */
export function toShownRecord({
  records,
  objectInfos,
  layouts,
  layoutUserStates,
}: RecordUi): ShownRecord | null {
  const [record] = Object.values(records)
  if (record === undefined) return null
  const object = objectInfos[record.apiName]
  const [byType] = Object.values(layouts[record.apiName] ?? {})
  if (object === undefined || byType === undefined) return null
  return {
    record,
    object,
    name: recordName(record, object.nameFields[0]),
    highlights: (byType.Compact?.View?.sections ?? []).flatMap(sectionItems),
    sections: byType.Full?.View?.sections ?? [],
    collapsedSections: new Set(
      Object.entries(layoutUserStates[byType.Full?.View?.id ?? '']?.sectionUserStates ?? {}).flatMap(
        ([id, { collapsed }]) => (collapsed ? [id] : []),
      ),
    ),
    changed: new Set(),
    editable: new Map(
      (byType.Full?.Edit?.sections ?? []).map((section) => [
        section.id,
        sectionItems(section).filter(({ editableForUpdate }) => editableForUpdate),
      ]),
    ),
  }
}

/** The items of a section, row by row. */
export function sectionItems(section: LayoutSection): readonly LayoutItemRepresentation[] {
  return section.layoutRows.flatMap(({ layoutItems }) => layoutItems)
}

/** The fields that an item shows. */
export function itemFields(item: LayoutItemRepresentation): readonly string[] {
  return item.layoutComponents.flatMap(({ componentType, apiName }) =>
    componentType === 'Field' && apiName !== null ? [apiName] : [],
  )
}

/** What a field is called in a form: the item's label where it is the item's only field, the field's own where there are several. */
export function fieldLabel(
  object: ObjectInfoRepresentation,
  items: readonly LayoutItemRepresentation[],
  name: string,
): string {
  const item = items.find((one) => itemFields(one).includes(name))
  const own = object.fields[name]?.label ?? name
  return item === undefined || itemFields(item).length > 1 ? own : item.label
}
