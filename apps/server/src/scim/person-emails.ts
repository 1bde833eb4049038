import type { DirectoryEmail } from '@porchlight/domains/administration/operations/company-directory/directory-person'
import { fail } from '@porchlight/errors'
import type { AttributePath } from './attribute-expression'
import { attributesOf, booleanOf, type JsonValue, requiredTextOf, textOf, valuesOf } from './json-body'
import type { PatchOperation } from './patch-operations'

/** Parses the addresses of a body; those without a value are dropped. */
export function readEmails(value: JsonValue): readonly DirectoryEmail[] {
  return onePrimary(valuesOf(value, 'emails').flatMap(readEmail))
}

/**
 * Returns the addresses after an operation. A path that selects one by its type creates it when missing, as Entra ID
 * expects.
 * @throws directoryValueInvalid
 */
export function patchEmails(
  emails: readonly DirectoryEmail[],
  { kind, path, value }: PatchOperation,
): readonly DirectoryEmail[] {
  const { selected, part } = path
  const isMeant = (email: DirectoryEmail) =>
    selected === null || partOf(email, selected.part) === fold(selected.value)
  if (part !== null) return onePrimary(patchPart(emails, path, isMeant, kind === 'remove' ? null : value))
  if (selected !== null || kind === 'remove') {
    const values = new Set(readEmails(value ?? null).map((email) => fold(email.value)))
    const goes = (email: DirectoryEmail) =>
      isMeant(email) && (kind !== 'remove' || values.size === 0 || values.has(fold(email.value)))
    const staying = emails.filter((email) => !goes(email))
    return kind === 'remove' ? staying : onePrimary([...staying, ...readEmails(value)])
  }
  const given = readEmails(value)
  if (kind === 'replace') return given
  const known = new Set(given.map((email) => fold(email.value)))
  return onePrimary([...emails.filter((email) => !known.has(fold(email.value))), ...given])
}

function readEmail(value: JsonValue): readonly DirectoryEmail[] {
  if (typeof value === 'string') return emailOf(textOf(value, 'emails'), null, false)
  const attributes = attributesOf(value, 'an email')
  const primary = attributes.get('primary')
  return emailOf(
    textOf(attributes.get('value'), 'emails.value'),
    textOf(attributes.get('type'), 'emails.type'),
    primary == null ? false : booleanOf(primary, 'emails.primary'),
  )
}

function emailOf(value: string | null, type: string | null, isPrimary: boolean): readonly DirectoryEmail[] {
  return value === null ? [] : [{ value, type, isPrimary }]
}

function patchPart(
  emails: readonly DirectoryEmail[],
  { selected, part }: AttributePath,
  isMeant: (email: DirectoryEmail) => boolean,
  value: JsonValue,
): readonly DirectoryEmail[] {
  const isThere = emails.some(isMeant)
  switch (part) {
    case 'value': {
      const address = textOf(value, 'emails.value')
      if (address === null) return emails.filter((email) => !isMeant(email))
      const type = selected?.part === 'type' ? String(selected.value) : null
      if (!isThere) return [...emails, { value: address, type, isPrimary: emails.length === 0 }]
      return emails.map((email) => (isMeant(email) ? { ...email, value: address } : email))
    }
    case 'type':
      return emails.map((email) =>
        isMeant(email) ? { ...email, type: textOf(value, 'emails.type') } : email,
      )
    case 'primary': {
      const isPrimary = value === null ? false : booleanOf(value, 'emails.primary')
      // A new primary address comes last, which makes it the only one.
      const changed = emails.filter(isMeant).map((email) => ({ ...email, isPrimary }))
      return [...emails.filter((email) => !isMeant(email)), ...changed]
    }
    case 'display':
      return emails
    default:
      throw fail('directoryPathInvalid', { path: `emails.${requiredTextOf(part, 'path')}` })
  }
}

/** Leaves at most one primary address: the last one marked as such. */
function onePrimary(emails: readonly DirectoryEmail[]): readonly DirectoryEmail[] {
  const last = emails.findLastIndex(({ isPrimary }) => isPrimary)
  return emails.map((email, index) => ({ ...email, isPrimary: index === last }))
}

function partOf({ value, type, isPrimary }: DirectoryEmail, part: string): string | boolean | null {
  if (part === 'value') return fold(value)
  if (part === 'primary') return isPrimary
  return part === 'type' && type !== null ? fold(type) : null
}

function fold<Value extends string | boolean>(value: Value): Value | string {
  return typeof value === 'string' ? value.toLowerCase() : value
}
