/** An object or field as named in configs: its api name, or an object that holds it. */
export type ApiNameInput = string | { readonly objectApiName: string; readonly fieldApiName?: string }

/** Returns a name without surrounding space; null when it is empty or not a string. */
export function checkName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim()
  return name === '' ? null : name
}

/** Returns an object's api name, passed as such or as `{ objectApiName }`; null when it is neither. */
export function checkObjectName(value: unknown): string | null {
  return checkName(isNameObject(value) ? value.objectApiName : value)
}

/**
 * Returns a qualified field name such as `Case.Account.Name`, passed as such or as `{ objectApiName, fieldApiName }`;
 * null when it is not one.
 */
export function checkQualifiedField(value: unknown): string | null {
  if (isNameObject(value)) {
    const objectName = checkName(value.objectApiName)
    const fieldName = checkName(value.fieldApiName)
    return objectName === null || fieldName === null
      ? null
      : checkQualifiedField(`${objectName}.${fieldName}`)
  }
  const name = checkName(value)
  return name === null || !qualifiedPattern.test(name) || isTooDeep(name) ? null : name
}

/**
 * How many references a path may follow from its object. The specification mentions 5 and 6 (section 5); the server
 * follows 5.
 */
const spanLimit = 5

/** Object, references and field: a path that follows too many references is not a valid name. */
function isTooDeep(qualifiedName: string): boolean {
  return qualifiedName.split('.').length - 2 > spanLimit
}

/** The valid names among `values` (one name, or several), sorted and without repeats; undefined when none is left. */
export function checkFieldNames(
  values: unknown,
  check: (value: unknown) => string | null = checkQualifiedField,
): readonly string[] | undefined {
  const list = Array.isArray(values) ? values : [values]
  const names = new Set<string>()
  for (const value of list) {
    const name = check(value)
    if (name !== null) names.add(name)
  }
  return names.size === 0 ? undefined : [...names].sort()
}

const qualifiedPattern = /^\w+(?:\.\w+)+$/

function isNameObject(
  value: unknown,
): value is { readonly objectApiName?: unknown; readonly fieldApiName?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
