import type { ObjectInfoRepresentation } from '@porchlight/metadata'

/** Whether the records of an object are people: those have a first and a last name. */
export function isPerson({ fields }: ObjectInfoRepresentation): boolean {
  return 'FirstName' in fields && 'LastName' in fields
}

/** Whether a field leads to a user, as the one does that every object has for who changed a record last. */
export function isUserReference(
  { fields }: ObjectInfoRepresentation,
  field: ObjectInfoRepresentation['fields'][string] | undefined,
): boolean {
  const users = fields.LastModifiedById?.referenceToInfos.map(({ apiName }) => apiName) ?? []
  return field?.referenceToInfos.some(({ apiName }) => users.includes(apiName)) === true
}
