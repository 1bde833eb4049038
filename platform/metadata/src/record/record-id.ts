const checksumAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const idAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The record type of objects that declare none, and the parent of all others. */
export const masterRecordTypeId = '012000000000000AAA'

/**
 * Expands a 15-character id to 18: one checksum character for every five, derived from which of them are capitals. An
 * 18-character id is returned with its capitals corrected by the checksum. Null when it is neither.
 */
export function toRecordId(id: string): string | null {
  if (!/^[0-9A-Za-z]{15}([0-9A-Za-z]{3})?$/.test(id)) return null
  if (id.length === 15) return id + checksumOf(id)
  const body = restoreCase(id.slice(0, 15), id.slice(15).toUpperCase())
  return body === null ? null : body + id.slice(15).toUpperCase()
}

/** The key prefix of an id: its first three characters. */
export function keyPrefixOf(recordId: string): string {
  return recordId.slice(0, 3)
}

/**
 * Creates a new id: key prefix, seven characters of time in milliseconds, five random characters, checksum. Ids created
 * later sort later, so that inserts touch the end of each index. `random` returns numbers in [0, 1); ids are not
 * secret, and access never depends on their being unguessable.
 */
export function makeRecordId(keyPrefix: string, timeMs: number, random: () => number): string {
  let time = ''
  let rest = timeMs
  for (let index = 0; index < 7; index += 1) {
    time = idAlphabet.charAt(rest % 62) + time
    rest = Math.floor(rest / 62)
  }
  let chance = ''
  for (let index = 0; index < 5; index += 1) chance += idAlphabet.charAt(Math.floor(random() * 62))
  const body = keyPrefix + time + chance
  return body + checksumOf(body)
}

function checksumOf(body: string): string {
  let checksum = ''
  for (let start = 0; start < 15; start += 5) {
    let bits = 0
    for (let index = 0; index < 5; index += 1) {
      const character = body.charAt(start + index)
      if (character >= 'A' && character <= 'Z') bits |= 1 << index
    }
    checksum += checksumAlphabet.charAt(bits)
  }
  return checksum
}

function restoreCase(body: string, checksum: string): string | null {
  let restored = ''
  for (let index = 0; index < 15; index += 1) {
    const bits = checksumAlphabet.indexOf(checksum.charAt(Math.floor(index / 5)))
    if (bits < 0) return null
    const character = body.charAt(index)
    const isCapital = (bits & (1 << (index % 5))) !== 0
    if (isCapital && !/[A-Za-z]/.test(character)) return null
    restored += isCapital ? character.toUpperCase() : character.toLowerCase()
  }
  return restored
}
