import { fail } from '@porchlight/errors'
import {
  type FieldScalar,
  type FieldValue,
  fieldsFor,
  fingerprint,
  type Performer,
  type QuickActionFieldDeclaration,
  type ResolvedField,
  type ResolvedObject,
  type ResolvedQuickAction,
} from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findAction, readSubject } from '../../request/actions/find-action'
import { parseNames, parseSelection } from '../../request/parse-request'
import { getQuickActionDefaultsContract } from './contract'

const handle = handleCall(getQuickActionDefaultsContract, async ({ params, query }, context: CallContext) => {
  const { action, performer } = findAction(params.actionApiName, context)
  const target = context.metadata.object(action.targetObjectApiName)
  if (target === undefined) throw fail('notFound')
  const readable = target.access[performer.class].read
  const more = parseSelection(target, [], parseNames(query.optionalFields), true).optionalFields.filter(
    (name) => readable.has(name),
  )
  const own = fieldsFor(action, performer.class).filter(
    ({ objectApiName = target.apiName }) => objectApiName === target.apiName,
  )
  const record = await presentValues(
    action,
    target,
    query.parentRecordId,
    [...own.map(nameOf), ...more],
    context,
  )
  const fields: Record<string, FieldValue> = {}
  const add = (name: string, value: FieldScalar | undefined) => {
    const field = target.fields.get(name)
    if (field !== undefined) fields[name] = shownValue(field, value ?? null, performer)
  }
  for (const declared of own) add(declared.fieldApiName, initialOf(declared, target, record))
  for (const name of more) if (!(name in fields)) add(name, initialOf({ fieldApiName: name }, target, record))
  if (action.targetParentField !== null && query.parentRecordId !== undefined) {
    add(action.targetParentField, record.id)
  }
  const body = { actionApiName: action.apiName, fields, objectApiName: target.apiName }
  return { body: { ...body, eTag: fingerprint(JSON.stringify(body)) } }
})

/** The call that fills in a form before it is shown. */
export const handlers: readonly CallHandler[] = [handle]

interface Present {
  /** The id of the record that the action is performed on; null when none is named. */
  readonly id: string | null
  /** Its values if the form is for that record itself; none if it creates another. */
  readonly values: Readonly<Record<string, FieldScalar>>
}

async function presentValues(
  action: ResolvedQuickAction,
  target: ResolvedObject,
  parentRecordId: string | undefined,
  names: readonly string[],
  context: CallContext,
): Promise<Present> {
  if (parentRecordId === undefined) return { id: null, values: {} }
  const isOfRecord = action.sourceObjectApiName === target.apiName
  const paths = isOfRecord ? names : []
  const { record } = await readSubject(action, parentRecordId, 'parentRecordId', paths, context)
  return record
}

/** Returns the initial value that the action declares for a field, else the record's, else the field's own default. */
function initialOf(
  declared: QuickActionFieldDeclaration,
  target: ResolvedObject,
  record: Present,
): FieldScalar | undefined {
  if (declared.initial !== undefined) return declared.initial
  const present = record.values[declared.fieldApiName]
  return present === undefined ? target.fields.get(declared.fieldApiName)?.defaultValue : present
}

function shownValue(field: ResolvedField, value: FieldScalar, { language }: Performer): FieldValue {
  const displayValue = value === null ? null : field.type.display(value, field, language)
  return { displayValue, value }
}

function nameOf({ fieldApiName }: QuickActionFieldDeclaration): string {
  return fieldApiName
}
