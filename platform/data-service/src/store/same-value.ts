/** Whether two values of JSON are equal. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return compare(left, right, noMarks)
}

/**
 * Whether two values are equal to a reader: records that differ only in their version marks are, because no one
 * requested those. Values built from the same parts compare quickly.
 */
export function hasSameContent(left: unknown, right: unknown): boolean {
  return compare(left, right, versionMarks)
}

const noMarks: ReadonlySet<string> = new Set()
const versionMarks: ReadonlySet<string> = new Set([
  'eTag',
  'weakEtag',
  'systemModstamp',
  'lastModifiedDate',
  'lastModifiedById',
])

function compare(left: unknown, right: unknown, marks: ReadonlySet<string>): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, index) => compare(item, right[index], marks))
  }
  const others = right as Readonly<Record<string, unknown>>
  const ignored = 'apiName' in left && 'fields' in left ? marks : noMarks
  const names = Object.keys(left)
  if (names.length !== Object.keys(right).length) return false
  return names.every(
    (name) =>
      Object.hasOwn(others, name) &&
      (ignored.has(name) || compare((left as Readonly<Record<string, unknown>>)[name], others[name], marks)),
  )
}
