import type { ResolvedField, ResolvedObject } from '@porchlight/metadata'

/**
 * Numbers as text: exact, because a number of 15 digits retains all of them. The decimal point counts toward the
 * length.
 */
const numberText = /^-?(\d{1,15}(?:\.\d{1,14})?)$/
const longestNumber = 16
const numberTypes: ReadonlySet<ResolvedField['dataType']> = new Set(['Currency', 'Double', 'Int', 'Percent'])

/**
 * Returns the values that a write sets for a record of `object`, by plain field name: names may carry the object's name
 * (`Case.Subject`). A number sent as text, as forms and clients of the platform send large ones, becomes a number when
 * the conversion is exact, and empty text for a number becomes null; everything else is left for the write pipeline to
 * check.
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
