import type { PersonFacts } from '@porchlight/domains/administration/operations/company-directory/directory-person'
import { fail } from '@porchlight/errors'
import { type AttributePath, enterpriseAttribute } from './attribute-expression'
import { type Attributes, attributesOf, booleanOf, type JsonValue, requiredTextOf, textOf } from './json-body'
import type { PatchOperation } from './patch-operations'
import { patchEmails, readEmails } from './person-emails'

/**
 * Attributes of RFC 7643 that are accepted but not stored: nothing here needs them, and a directory that sends one
 * along with an end of access must not be rejected for it.
 */
const unstored: ReadonlySet<string> = new Set([
  'schemas',
  'id',
  'meta',
  'groups',
  'nickname',
  'profileurl',
  'title',
  'usertype',
  'preferredlanguage',
  'locale',
  'timezone',
  'password',
  'phonenumbers',
  'ims',
  'photos',
  'addresses',
  'entitlements',
  'roles',
  'x509certificates',
  enterpriseAttribute,
])

const nameParts = {
  formatted: 'formattedName',
  familyname: 'familyName',
  givenname: 'givenName',
} as const

type Name = Pick<PersonFacts, (typeof nameParts)[keyof typeof nameParts]>

/**
 * Returns the person that a body describes in full; attributes that are not stored are ignored. A replaced person
 * retains `externalId` and `active` when the body omits them: an omission revokes neither an end of access nor the link
 * to a person.
 * @throws directoryValueInvalid, directorySyntaxInvalid
 */
export function readPerson(body: JsonValue, present: PersonFacts | null = null): PersonFacts {
  const attributes = attributesOf(body)
  const active = attributes.get('active')
  const externalId = attributes.get('externalid')
  return {
    userName: requiredTextOf(attributes.get('username'), 'userName'),
    externalId: externalId === undefined ? (present?.externalId ?? null) : textOf(externalId, 'externalId'),
    displayName: textOf(attributes.get('displayname'), 'displayName'),
    ...readName(attributes.get('name')),
    emails: readEmails(attributes.get('emails')),
    isActive: active == null ? (present?.isActive ?? true) : booleanOf(active, 'active'),
  }
}

/**
 * Returns the person after applying the operations in order; errors as for `readPerson`, and `directoryPathInvalid`.
 */
export function patchPerson(person: PersonFacts, operations: readonly PatchOperation[]): PersonFacts {
  return operations.reduce(patch, factsOf(person))
}

/** Returns only the facts: a stored person has more. */
function factsOf(person: PersonFacts): PersonFacts {
  const { userName, externalId, displayName, givenName, familyName, formattedName, emails, isActive } = person
  return { userName, externalId, displayName, givenName, familyName, formattedName, emails, isActive }
}

function patch(person: PersonFacts, { kind, path, value: given }: PatchOperation): PersonFacts {
  const value = kind === 'remove' ? null : given
  const { attribute } = path
  if (unstored.has(attribute)) return person
  if (attribute === 'emails') {
    const operation = { kind, path, value: given }
    return { ...person, emails: patchEmails(person.emails, operation) }
  }
  if (path.selected !== null) throw pathInvalid(path)
  if (attribute === 'name') return { ...person, ...patchName(path, value) }
  if (path.part !== null) throw pathInvalid(path)
  switch (attribute) {
    case 'username':
      return { ...person, userName: requiredTextOf(value, 'userName') }
    case 'externalid':
      return { ...person, externalId: textOf(value, 'externalId') }
    case 'displayname':
      return { ...person, displayName: textOf(value, 'displayName') }
    case 'active':
      return { ...person, isActive: booleanOf(value, 'active') }
    default:
      throw pathInvalid(path)
  }
}

function readName(value: JsonValue): Name {
  const attributes: Attributes = value == null ? new Map() : attributesOf(value, 'name')
  return {
    formattedName: textOf(attributes.get('formatted'), 'name.formatted'),
    familyName: textOf(attributes.get('familyname'), 'name.familyName'),
    givenName: textOf(attributes.get('givenname'), 'name.givenName'),
  }
}

/** Returns the changes to a name: without a part, the parts that are sent change and the others remain. */
function patchName({ part }: AttributePath, value: JsonValue): Partial<Name> {
  if (part !== null) return namePart(part, value)
  if (value === null) return { formattedName: null, familyName: null, givenName: null }
  return Object.assign({}, ...[...attributesOf(value, 'name')].map(([name, each]) => namePart(name, each)))
}

function namePart(part: string, value: JsonValue): Partial<Name> {
  const known = Object.keys(nameParts).find((name): name is keyof typeof nameParts => name === part)
  // Titles and middle names are not stored.
  return known === undefined ? {} : { [nameParts[known]]: textOf(value, `name.${part}`) }
}

function pathInvalid({ attribute, part }: AttributePath) {
  return fail('directoryPathInvalid', { path: part === null ? attribute : `${attribute}.${part}` })
}
