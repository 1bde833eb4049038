import { toRecordId } from '../record/record-id'
import { fingerprint } from './fingerprint'
import { invalidMetadata } from './invalid-metadata'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The key prefix of list views. */
export const listViewKeyPrefix = '00B'

/** The key prefix of layouts. */
export const layoutKeyPrefix = '00h'

/** The key prefix of the sections of layouts. */
export const layoutSectionKeyPrefix = '01B'

/** The key prefix of record types. */
const recordTypeKeyPrefix = '012'

/** An id that follows from a name: 18 characters, the same in every installation. */
export function derivedId(keyPrefix: string, name: string): string {
  const digits = fingerprint(name)
  let body = keyPrefix
  for (let index = 0; index < 12; index += 1) {
    const pair = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)
    body += alphabet.charAt(pair % alphabet.length)
  }
  const id = toRecordId(body)
  if (id === null) throw invalidMetadata(`"${keyPrefix}" is not a key prefix.`)
  return id
}

/** The id of the record type that `object` declares under `developerName`. */
export function recordTypeIdOf(objectApiName: string, developerName: string): string {
  return derivedId(recordTypeKeyPrefix, `${objectApiName}.${developerName}`)
}
