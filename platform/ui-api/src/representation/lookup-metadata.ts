import type { CallContext } from '../define/handler'
import { fieldsOf, type ListField, pathFor } from '../request/lists/list-view'
import type { LookupField, LookupTarget } from '../request/search/lookup-field'
import { columnLabel } from './column-label'
import type {
  LookupFieldRepresentation,
  LookupMetadataRepresentation,
  LookupTargetRepresentation,
} from './lookup-metadata-schema'

/** Describes how records are looked up for a field: what is shown of each record, and which fields are searched. */
export function describeLookup(
  { object, field }: LookupField,
  targets: readonly LookupTarget[],
  context: CallContext,
): LookupMetadataRepresentation {
  const [first] = targets
  const secondary = first?.secondaryField ?? null
  return {
    fieldApiName: field.apiName,
    objectApiName: object.apiName,
    secondaryField:
      first === undefined || secondary === null ? null : describeField(first, secondary, context),
    targetInfo: Object.fromEntries(
      targets.map((target): [string, LookupTargetRepresentation] => [
        target.object.apiName,
        describeTarget(target, context),
      ]),
    ),
  }
}

function describeTarget(target: LookupTarget, context: CallContext): LookupTargetRepresentation {
  const { object, nameField, secondaryField } = target
  const describe = (names: readonly string[]) =>
    fieldsOf([...new Set(names)], (name) => pathFor(name, object, context.viewer, context)).map((each) =>
      describeField(target, each, context),
    )
  const shown = [nameField, secondaryField].filter((each) => each !== null)
  const { words = [], identifiers = [] } = object.search ?? {}
  const searched = [...words, ...identifiers]
  return {
    advancedLookupInfo: {
      displayInfo: { fields: describe([...object.nameFields, ...object.layouts.Compact.fieldApiNames]) },
    },
    objectApiName: object.apiName,
    suggestionsInfo: {
      displayLayout: { displayFields: shown.map((each) => describeField(target, each, context)) },
      matchingInfo: { matchingFields: describe(searched.length === 0 ? object.nameFields : searched) },
    },
  }
}

function describeField(
  { object }: LookupTarget,
  { fieldApiName, path }: ListField,
  { viewer }: CallContext,
): LookupFieldRepresentation {
  return {
    fieldPath: fieldApiName,
    label: columnLabel(path, viewer.language),
    objectApiName: object.apiName,
  }
}
