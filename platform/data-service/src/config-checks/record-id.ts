const checksumAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const idPattern = /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/

/**
 * Returns the 18-character form of an id; null when `value` is not an id. An id of 15 characters gets its checksum: one
 * character for every five, derived from which of them are capitals. One of 18 is returned unchanged: the server
 * created it.
 */
export function checkRecordId(value: unknown): string | null {
  if (typeof value !== 'string' || !idPattern.test(value)) return null
  if (value.length === 18) return value
  let checksum = ''
  for (let start = 0; start < 15; start += 5) {
    let bits = 0
    for (let index = 0; index < 5; index += 1) {
      const character = value.charAt(start + index)
      if (character >= 'A' && character <= 'Z') bits |= 1 << index
    }
    checksum += checksumAlphabet.charAt(bits)
  }
  return value + checksum
}
