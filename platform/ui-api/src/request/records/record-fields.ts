import type { ResolvedField, ResolvedObject } from '@porchlight/metadata'

/** Numbers as text: exact, because a number of 15 digits keeps each of them. The point counts to the length. */
const numberText = /^-?(\d{1,15}(?:\.\d{1,14})?)$/
const longestNumber = 16
const numberTypes: ReadonlySet<ResolvedField['dataType']> = new Set(['Currency', 'Double', 'Int', 'Percent'])

/**
 * The values that a write gives for a record of `object`, by plain field name: names may carry the object's
 * name (`Case.Subject`). A number that comes as text, as forms and clients of the platform send large ones,
 * becomes a number when it is one exactly, and empty text for a number becomes null; whatever else is left
 * for the write pipeline to judge.
 */
export function recordFields(
  object: ResolvedObject,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const prefix = `${object.apiName.toLowerCase()}.`
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const plain = name.toLowerCase().startsWith(prefix) ? name.slice(prefix.length) : name
      return [plain, fieldInput(object.fieldsByLowerName.get(plain.toLowerCase()), value)]
    }),
  )
}

function fieldInput(field: ResolvedField | undefined, value: unknown): unknown {
  if (field === undefined || typeof value !== 'string' || !numberTypes.has(field.dataType)) return value
  const text = value.trim()
  if (text === '') return null
  const digits = numberText.exec(text)?.[1]
  return digits !== undefined && digits.length <= longestNumber ? Number(text) : value
}
