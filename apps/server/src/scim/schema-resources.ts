import { groupSchema, type Resource, userSchema } from './resources'

/** How an attribute differs from a text that can be read and written. */
interface Characteristics {
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference'
  readonly required?: true
  readonly caseExact?: true
  readonly multiValued?: true
  readonly uniqueness?: 'server'
  readonly mutability?: 'readOnly' | 'immutable'
  readonly referenceTypes?: readonly string[]
  readonly subAttributes?: readonly Resource[]
}

/** Returns the schemas of our resources: what is stored of RFC 7643, sections 4.1 and 4.2. */
export function schemaResources(address: string): readonly Resource[] {
  const schemaOf = (id: string, name: string, description: string, attributes: readonly Resource[]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    description,
    attributes,
    meta: { resourceType: 'Schema', location: `${address}/Schemas/${id}` },
  })
  return [
    schemaOf(userSchema, 'User', 'A person of the company', userAttributes),
    schemaOf(groupSchema, 'Group', 'A group of the company', groupAttributes),
  ]
}

function attribute(
  name: string,
  description: string,
  { type = 'string', ...more }: Characteristics = {},
): Resource {
  return {
    name,
    type,
    multiValued: more.multiValued ?? false,
    description,
    required: more.required ?? false,
    ...(type === 'string' || type === 'reference' ? { caseExact: more.caseExact ?? false } : {}),
    mutability: more.mutability ?? 'readWrite',
    returned: 'default',
    uniqueness: more.uniqueness ?? 'none',
    ...(more.referenceTypes === undefined ? {} : { referenceTypes: more.referenceTypes }),
    ...(more.subAttributes === undefined ? {} : { subAttributes: more.subAttributes }),
  }
}

const externalId = attribute('externalId', 'What the directory calls it', {
  caseExact: true,
  uniqueness: 'server',
})

const userAttributes = [
  attribute('userName', 'The name that the person signs in with there', {
    required: true,
    uniqueness: 'server',
  }),
  externalId,
  attribute('name', 'The parts of the name', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'The whole name'),
      attribute('familyName', 'The last name'),
      attribute('givenName', 'The first name'),
    ],
  }),
  attribute('displayName', 'The name as it is shown there'),
  attribute('emails', 'Addresses; that of work is the username here', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The address'),
      attribute('type', 'What it is for, such as work'),
      attribute('primary', 'Whether it is the first choice', { type: 'boolean' }),
    ],
  }),
  attribute('active', 'Whether the person may have access', { type: 'boolean' }),
]

const groupAttributes = [
  attribute('displayName', 'The name, which the settings give a role', {
    required: true,
    uniqueness: 'server',
  }),
  externalId,
  attribute('members', 'Who is in it', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The id of a user', { caseExact: true, mutability: 'immutable' }),
      attribute('$ref', 'The address of the user', {
        type: 'reference',
        mutability: 'immutable',
        referenceTypes: ['User'],
      }),
      attribute('display', 'The user’s name', { mutability: 'readOnly' }),
      attribute('type', 'User', { mutability: 'immutable' }),
    ],
  }),
]
