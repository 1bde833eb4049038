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
  type ResolvedObject,
} from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { layoutFields } from '../../representation/layout-fields'
import type { LayoutUserStateRepresentation } from '../../representation/layout-user-state-schema'
import { objectInfosOf } from '../../representation/object-infos'
import { readLayoutUserState } from '../../request/layouts/layout-user-state'
import { parseLayoutModes, parseLayoutTypes } from '../../request/layouts/parse-layouts'
import { parseNames, parseRecordId, parseSelection } from '../../request/parse-request'
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
    optionalFields: parseNames(query.optionalFields),
  }
  const records: Record<string, RecordRepresentation> = {}
  const objectInfos: Record<string, ObjectInfoRepresentation> = {}
  const layouts: Layouts = {}
  const layoutUserStates: Record<string, LayoutUserStateRepresentation> = {}
  for (const [object, ids] of recordsByObject(recordIds, context)) {
    const found = await readGroup(object, ids, shown, context)
    Object.assign(objectInfos, found.objectInfos)
    for (const record of found.records) records[record.id] = record
    for (const choice of choicesOf(found.records, shown)) {
      const access = object.access[context.viewer.class]
      const layout = describeLayout(object, access, context.viewer.language, choice)
      placeLayout(layouts, layout)
      // A layout has one id in all its modes and record types: the state of the first of them stands for it.
      layoutUserStates[layout.id] ??= await readLayoutUserState({ object, access }, choice, context)
    }
  }
  // One record that is missing fails the whole call, as on the platform.
  if (Object.keys(records).length < new Set(recordIds).size) throw fail('notFound')
  const parts = { layoutUserStates, layouts, objectInfos, records }
  return { body: { eTag: eTagOf(parts), ...parts } }
})

/** The call that gives records with all that a page needs to show them. */
export const handlers: readonly CallHandler[] = [handleGetRecordUi]

interface ShownLayouts {
  readonly layoutTypes: readonly LayoutType[]
  readonly modes: readonly LayoutMode[]
  readonly optionalFields: readonly string[]
}

/** By object, record type, layout type and mode. */
type Layouts = Record<string, Record<string, Record<string, Record<string, LayoutRepresentation>>>>

/** The records of one object that there are for the viewer. */
async function readGroup(
  object: ResolvedObject,
  recordIds: readonly string[],
  shown: ShownLayouts,
  context: CallContext,
) {
  const { optionalFields } = parseSelection(object, [], shown.optionalFields, true)
  const access = object.access[context.viewer.class]
  const paths = [...layoutFields(object, access, shown.layoutTypes, shown.modes), ...optionalFields]
  const selection = { fields: [], optionalFields: paths }
  const found = await context.engine.readRecords(context.viewer, recordIds, selection)
  const records = found.filter((record) => record !== null)
  return { records, objectInfos: objectInfosOf(object, paths, context) }
}

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

/** Parts that have eTags are told by them. */
function eTagOf(parts: object): string {
  const text = JSON.stringify(parts, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && 'eTag' in value ? value.eTag : value,
  )
  return fingerprint(text)
}
