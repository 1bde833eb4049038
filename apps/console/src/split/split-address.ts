import { buildListAddress, type ListChoice } from '../lists/list-address'
import { recordPath } from '../shell/navigation/place'

/** The parameter that names the object of the list beside a record; the list's own parameters are kept with it. */
const parameter = 'beside'

/** The address without `/es` of a record with a list beside it. */
export function buildSplitAddress(
  recordId: string,
  objectApiName: string,
  choice: Partial<ListChoice>,
): string {
  const address = buildListAddress(recordPath(recordId), { ...choice, pageToken: null })
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(objectApiName)}`
}

/** Reads from a query the object whose list is shown beside the record; null without split view. */
export function parseBesideObject(search: string): string | null {
  return new URLSearchParams(search).get(parameter) || null
}
