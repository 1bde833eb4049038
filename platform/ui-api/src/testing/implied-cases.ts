import type { ErrorKey } from '@porchlight/errors'
import type { CallFixture, FixtureCase, FixtureRequest, FixtureWorld } from '../define/fixture'

/** Where a parameter is sent. */
type Part = 'params' | 'query' | 'body'

/** The record type of no object. */
const unknownRecordType = '012000000000001AAA'

/** Names that do not exist, by parameter; the call's refusal is the expected error by default. */
const absentNames: Readonly<Record<string, { readonly value: string; readonly gives?: ErrorKey }>> = {
  objectApiName: { value: 'Nothing__c' },
  parentObjectApiName: { value: 'Nothing__c' },
  listViewApiName: { value: 'Nothing', gives: 'notFound' },
  listViewId: { value: '00B000000000001AAA', gives: 'notFound' },
  relatedListId: { value: 'Nothings', gives: 'unsupportedRelatedList' },
  actionApiName: { value: 'Case.Nothing', gives: 'notFound' },
  fieldApiName: { value: 'Nothing__c', gives: 'unknownField' },
  filterApiName: { value: 'Nothing__c', gives: 'unknownField' },
}

/**
 * Returns the examples of a call together with those implied by its contract: each parameter that holds the id of a
 * record or a record type, or names an object, a list, a field or an action, is sent with an invalid id, another
 * customer's record and something that does not exist, in the call's first successful example; a guest sends that
 * example unchanged. Only errors that the contract documents are expected.
 */
export function withImpliedCases(fixture: CallFixture): CallFixture {
  const { contract, cases, refusal = 'notFound' } = fixture
  const works = cases.filter(({ gives }) => gives === 'success')
  const base = works.find(({ viewer }) => viewer === 'customer') ?? works[0]
  if (base === undefined) return fixture
  const implied = partsOf(fixture).flatMap(([part, name]) => casesOf(part, name, base, refusal))
  const guest: FixtureCase = { ...base, title: 'a guest', viewer: 'guest', gives: refusal }
  const documented = new Set<string>(contract.errors)
  return {
    ...fixture,
    cases: [...cases, ...implied, ...(implied.length > 0 ? [guest] : [])].filter(
      (example) => cases.includes(example) || documented.has(example.gives),
    ),
  }
}

function partsOf({ contract }: CallFixture): readonly (readonly [Part, string])[] {
  const { params, query, body } = contract
  const named = (part: Part, schema: object | null) =>
    Object.keys((schema as { properties?: object } | null)?.properties ?? {}).map(
      (name) => [part, name] as const,
    )
  return [...named('params', params), ...named('query', query), ...named('body', body)]
}

function casesOf(part: Part, name: string, base: FixtureCase, refusal: ErrorKey): readonly FixtureCase[] {
  const withValue = (kind: string, gives: ErrorKey, value: (world: FixtureWorld) => string): FixtureCase => ({
    title: `${name}: ${kind}`,
    viewer: base.viewer,
    request: (world) => replaced(base.request(world), part, name, value(world)),
    gives,
  })
  const invalid = withValue('not an id', 'invalidRecordId', () => 'nothing')
  if (name === 'recordTypeId') {
    return [
      invalid,
      withValue('a record type that the object does not have', 'notFound', () => unknownRecordType),
    ]
  }
  const absent = part === 'body' ? undefined : absentNames[name]
  if (absent !== undefined) {
    const gives = absent.gives ?? refusal
    // An admin can read every object.
    const viewer = absent.gives === undefined ? 'admin' : base.viewer
    return [{ ...withValue('a name that does not exist', gives, () => absent.value), viewer }]
  }
  const objectApiName = objectNamedAt(part, name, base)
  if (objectApiName === null) return []
  return [
    invalid,
    {
      ...withValue('a record of another customer', 'notFound', (world) => world.foreign(objectApiName)),
      viewer: 'customer',
    },
    withValue('a record that does not exist', 'notFound', (world) => world.unknown(objectApiName)),
  ]
}

/** Returns the object of the only record whose id an example sends there; null if it sends none or several. */
function objectNamedAt(part: Part, name: string, { request }: FixtureCase): string | null {
  const named = (objectApiName: string) => `<${objectApiName}>`
  const sent = request({ own: named, foreign: named, unknown: named })[part] as
    | Readonly<Record<string, unknown>>
    | undefined
  return /^<(\w+)>$/.exec(String(sent?.[name]))?.[1] ?? null
}

function replaced(request: FixtureRequest, part: Part, name: string, value: string): FixtureRequest {
  return { ...request, [part]: { ...(request[part] as object | undefined), [name]: value } }
}
