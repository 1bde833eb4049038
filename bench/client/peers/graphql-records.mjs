// Records as a GraphQL server would send them: with type names, by which caches find them again.
const fieldSelection = '{ displayValue value }'

/** Returns the fields of a selection, of all fields of records or of some. */
export function selectionOf(fieldNames) {
  const fields = fieldNames.map((name) => `${name} ${fieldSelection}`).join(' ')
  return `id apiName eTag lastModifiedById lastModifiedDate recordTypeId systemModstamp weakEtag fields { ${fields} }`
}

export const allFieldNames = ['Status', 'Subject', 'Type']

export function toWire(record) {
  const { childRelationships: _children, recordTypeInfo: _info, fields, ...head } = record
  const typed = Object.entries(fields).map(([name, field]) => [name, { __typename: 'Field', ...field }])
  return { __typename: 'Case', ...head, fields: { __typename: 'CaseFields', ...Object.fromEntries(typed) } }
}
