import {
  describeLayout,
  type LayoutMode,
  type LayoutType,
  masterRecordTypeId,
  type ResolvedAccess,
  type ResolvedObject,
} from '@porchlight/metadata'

/** Access belongs to one object of one metadata, so it names the layouts; type and mode are the rest. */
const known = new WeakMap<ResolvedAccess, Map<string, readonly string[]>>()

/**
 * Returns the fields that some layouts of `object` show to viewers with `access`, as paths to select: each field by its
 * name, and for a reference also the record that it leads to, through `Owner.Id`, as in the platform's responses.
 */
export function layoutFields(
  object: ResolvedObject,
  access: ResolvedAccess,
  layoutTypes: readonly LayoutType[],
  modes: readonly LayoutMode[],
): readonly string[] {
  const names = new Set<string>()
  for (const layoutType of layoutTypes) {
    for (const mode of modes) {
      for (const name of fieldsOfLayout(object, access, layoutType, mode)) names.add(name)
    }
  }
  return [...names]
}

function fieldsOfLayout(
  object: ResolvedObject,
  access: ResolvedAccess,
  layoutType: LayoutType,
  mode: LayoutMode,
): readonly string[] {
  const ofAccess = known.get(access) ?? new Map<string, readonly string[]>()
  known.set(access, ofAccess)
  const key = `${layoutType} ${mode}`
  let names = ofAccess.get(key)
  if (names === undefined) {
    names = namesInLayout(object, access, layoutType, mode)
    ofAccess.set(key, names)
  }
  return names
}

/** Which fields a layout shows is the same in every language and for every record type. */
function namesInLayout(
  object: ResolvedObject,
  access: ResolvedAccess,
  layoutType: LayoutType,
  mode: LayoutMode,
): readonly string[] {
  const choice = { layoutType, mode, recordTypeId: masterRecordTypeId }
  const { sections } = describeLayout(object, access, 'en', choice)
  return sections
    .flatMap(({ layoutRows }) => layoutRows)
    .flatMap(({ layoutItems }) => layoutItems)
    .flatMap(({ layoutComponents }) => layoutComponents)
    .flatMap(({ apiName, componentType }) =>
      componentType === 'Field' && apiName !== null ? withSpan(object, apiName) : [],
    )
}

function withSpan(object: ResolvedObject, apiName: string): readonly string[] {
  const reference = object.fields.get(apiName)?.reference
  return reference ? [apiName, `${reference.relationshipName}.Id`] : [apiName]
}
