import { errorCatalogue, fail, type WriteErrorDetail } from '@porchlight/errors'
import {
  type FieldScalar,
  fieldsFor,
  isValueRefusal,
  type Performer,
  type QuickActionFieldDeclaration,
  type ResolvedField,
  type ResolvedMetadata,
} from '@porchlight/metadata'
import type { PerformableAction } from './find-action'

interface FormField {
  readonly declared: QuickActionFieldDeclaration
  readonly field: ResolvedField
}

/**
 * Reads the fields that a form sent: by their api names (in any case, with or without their object's name), in the form
 * in which they would be stored; fields that were not sent are null. Fails with `fieldNotWritable` for a field that the
 * form does not have, and otherwise with all missing or malformed fields together.
 */
export function readActionInput(
  { action, performer }: PerformableAction,
  given: Readonly<Record<string, unknown>>,
  metadata: ResolvedMetadata,
): Readonly<Record<string, FieldScalar>> {
  const form = new Map<string, FormField>()
  for (const declared of fieldsFor(action, performer.class)) {
    const objectApiName = declared.objectApiName ?? action.targetObjectApiName
    const field = metadata.object(objectApiName)?.fields.get(declared.fieldApiName)
    if (field === undefined) continue
    form.set(field.apiName.toLowerCase(), { declared, field })
    form.set(`${objectApiName}.${field.apiName}`.toLowerCase(), { declared, field })
  }
  const values = new Map<FormField['field'], unknown>()
  for (const [name, value] of Object.entries(given)) {
    const found = form.get(name.toLowerCase())
    if (found === undefined) throw fail('fieldNotWritable', { field: name.slice(0, 80) })
    if (values.has(found.field)) throw fail('invalidRecordInput')
    values.set(found.field, value)
  }
  const input: Record<string, FieldScalar> = {}
  const problems: Problem[] = []
  for (const { declared, field } of new Set(form.values())) {
    const value = values.get(field)
    const stored = value === undefined || value === null ? null : field.type.toColumn(value, field)
    input[field.apiName] = isValueRefusal(stored) ? null : stored
    const words = labelsOf(declared, field, performer)
    if (isValueRefusal(stored)) {
      problems.push(problemOf('invalidFieldValue', field, words, stored.reason[performer.language]))
    } else if (stored === null && declared.required === true) {
      problems.push(problemOf('requiredFieldMissing', field, words, ''))
    }
  }
  const [first] = problems
  if (first === undefined) return input
  throw fail(first.key, first.parameters, { fieldErrors: problems.map(({ detail }) => detail) })
}

interface Problem {
  readonly key: 'invalidFieldValue' | 'requiredFieldMissing'
  readonly parameters: Readonly<Record<string, string>>
  readonly detail: WriteErrorDetail
}

function problemOf(key: Problem['key'], field: ResolvedField, label: string, reason: string): Problem {
  const parameters = { field: field.apiName, label, reason }
  const { message } = fail(key, parameters)
  return {
    key,
    parameters,
    detail: { field: field.apiName, fieldLabel: label, errorCode: errorCatalogue[key].code, message },
  }
}

function labelsOf(
  declared: QuickActionFieldDeclaration,
  field: ResolvedField,
  { language }: Performer,
): string {
  return (declared.label ?? field.label)[language]
}
