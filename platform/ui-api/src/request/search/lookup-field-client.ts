import { type ApiNameInput, checkName, checkObjectName, checkQualifiedField } from '@porchlight/data-service'

/** A reference field by its names. */
export interface CheckedLookupField {
  readonly objectApiName: string
  readonly fieldApiName: string
}

/**
 * Checks the names of a reference field: object and field apart, or both in `fieldApiName`, as text
 * (`Case.ContactId`) or as an object (`docs/specification/data-service.md` section 5). Null when one is missing.
 */
export function checkLookupField(config: {
  readonly objectApiName?: ApiNameInput | undefined
  readonly fieldApiName: ApiNameInput
}): CheckedLookupField | null {
  const qualified = checkQualifiedField(config.fieldApiName)
  if (qualified !== null) {
    const point = qualified.indexOf('.')
    return { objectApiName: qualified.slice(0, point), fieldApiName: qualified.slice(point + 1) }
  }
  const objectApiName = checkObjectName(config.objectApiName)
  const fieldApiName = checkName(config.fieldApiName)
  return objectApiName === null || fieldApiName === null ? null : { objectApiName, fieldApiName }
}
