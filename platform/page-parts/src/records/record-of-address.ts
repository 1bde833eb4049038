import { checkRecordId } from '@porchlight/data-service'

/**
 * Returns the record id in an address; null when it is malformed or of an object other than that of `keyPrefix`, such
 * as an account's id on a bill's page.
 */
export function recordOfAddress(id: string | undefined, keyPrefix: string): string | null {
  return id?.startsWith(keyPrefix) === true ? checkRecordId(id) : null
}

/**
 * Checks whether the server reported that there is no such record for this viewer. Another customer's record is
 * reported as one that does not exist.
 */
export function isUnknownRecord(error: { readonly status: number } | undefined): boolean {
  return error !== undefined && (error.status === 404 || error.status === 403 || error.status === 400)
}
