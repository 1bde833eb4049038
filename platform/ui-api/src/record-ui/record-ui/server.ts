import { fail } from '@porchlight/errors'
import {
  describeLayout,
  fingerprint,
  type LayoutChoice,
  type LayoutMode,
  type LayoutRepresentation,
  type LayoutType,
  type ObjectInfoRepresentation,
  type RecordRepresentation,
} from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import type { LayoutUserStateRepresentation } from '../../representation/layout-user-state-schema'
import { objectInfosOf } from '../../representation/object-infos'
import { parseChildPage, type ReadRecord, withChildRecords } from '../../request/children/child-records'
import { readLayoutUserState } from '../../request/layouts/layout-user-state'
import { parseLayoutModes, parseLayoutTypes } from '../../request/layouts/parse-layouts'
import { parseNames, parseRecordId } from '../../request/parse-request'
import { noteReads } from '../../request/records/note-reads'
import { parseRecordSelection, type RecordQuery } from '../../request/records/record-selection'
import { recordsByObject } from '../../request/records/records-by-object'
import { getRecordUiContract } from './contract'

const idLimit = 200

const handleGetRecordUi = handleCall(getRecordUiContract, async ({ params, query }, context: CallContext) => {
  const recordIds = parseNames(params.recordIds).map((id) => parseRecordId(id, 'recordId'))
  if (recordIds.length === 0) throw fail('invalidRecordId', { parameter: 'recordId', value: '' })
  if (recordIds.length > idLimit) throw fail('tooManyValues', { parameter: 'recordIds', limit: idLimit })
  const layoutTypes = parseLayoutTypes(query.layoutTypes)
  const shown: ShownLayouts = {
    layoutTypes: layoutTypes.length === 0 ? ['Full'] : layoutTypes,
    modes: parseLayoutModes(query.modes),
  }
  const requested: RecordQuery = {
    layoutTypes: shown.layoutTypes.join(),
    modes: shown.modes.join(),
    ...(query.optionalFields === undefined ? {} : { optionalFields: query.optionalFields }),
    ...(query.childRelationships === undefined ? {} : { childRelationships: query.childRelationships }),
  }
  const childPage = parseChildPage({ pageSize: query.pageSize })
  const read: ReadRecord[] = []
  const records: Record<string, RecordRepresentation> = {}
  const objectInfos: Record<string, ObjectInfoRepresentation> = {}
  const layouts: Layouts = {}
  const layoutUserStates: Record<string, LayoutUserStateRepresentation> = {}
  const idsByObject = recordsByObject(recordIds, context)
  const objects = [...idsByObject.keys()]
  for (const [object, ids] of idsByObject) {
    const others = objects.filter((other) => other !== object)
    const { selection, ...rest } = parseRecordSelection(object, requested, context, others)
    const found = await context.engine.readRecords(context.viewer, ids, selection)
    const ofObject = found.filter((record) => record !== null)
    read.push(...ofObject.map((record) => ({ ...rest, record, object })))
    Object.assign(objectInfos, objectInfosOf(object, selection.optionalFields, context))
    for (const choice of choicesOf(ofObject, shown)) {
      const access = object.access[context.viewer.class]
      const layout = describeLayout(object, access, context.viewer.language, choice)
      placeLayout(layouts, layout)
      // A layout has the same id in all its modes and record types, so the state of the first is used.
      layoutUserStates[layout.id] ??= await readLayoutUserState({ object, access }, choice, context)
    }
  }
  // A single missing record fails the whole call, as on the platform.
  if (read.length < new Set(recordIds).size) throw fail('notFound')
  for (const record of await withChildRecords(read, childPage, context)) records[record.id] = record
  await noteReads(Object.values(records), query.updateMru, context)
  const parts = { layoutUserStates, layouts, objectInfos, records }
  return { body: { eTag: eTagOf(parts), ...parts } }
})

/** The call that returns records with everything that a page needs to show them. */
export const handlers: readonly CallHandler[] = [handleGetRecordUi]

interface ShownLayouts {
  readonly layoutTypes: readonly LayoutType[]
  readonly modes: readonly LayoutMode[]
}

/** By object, record type, layout type and mode. */
type Layouts = Record<string, Record<string, Record<string, Record<string, LayoutRepresentation>>>>

function choicesOf(
  records: readonly RecordRepresentation[],
  { layoutTypes, modes }: ShownLayouts,
): readonly LayoutChoice[] {
  const recordTypeIds = [...new Set(records.map(({ recordTypeId }) => recordTypeId))]
  return recordTypeIds.flatMap((recordTypeId) =>
    layoutTypes.flatMap((layoutType) => modes.map((mode) => ({ recordTypeId, layoutType, mode }))),
  )
}

function placeLayout(layouts: Layouts, layout: LayoutRepresentation): void {
  const ofObject = layouts[layout.objectApiName] ?? {}
  const ofRecordType = ofObject[layout.recordTypeId] ?? {}
  const ofType = ofRecordType[layout.layoutType] ?? {}
  ofType[layout.mode] = layout
  ofRecordType[layout.layoutType] = ofType
  ofObject[layout.recordTypeId] = ofRecordType
  layouts[layout.objectApiName] = ofObject
}

/** Parts that have eTags are identified by them. */
function eTagOf(parts: object): string {
  const text = JSON.stringify(parts, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && 'eTag' in value ? value.eTag : value,
  )
  return fingerprint(text)
}
