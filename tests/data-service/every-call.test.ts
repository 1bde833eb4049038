import { errorCatalogue } from '@porchlight/errors'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { type CallFixture, type FixtureCase, type FixtureWorld, fixtures } from '@porchlight/ui-api/fixtures'
import { handlers } from '@porchlight/ui-api/server'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkShape } from './check-shape'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'

let world: TestWorld
let demo: DemoFixtureWorld

beforeAll(async () => {
  world = await createTestWorld()
  demo = await openFixtureWorld(world)
}, 120_000)

afterAll(async () => {
  await world.close()
})

const cases = fixtures.flatMap((fixture) =>
  fixture.cases.map((example) => ({
    name: `${fixture.contract.method} ${fixture.contract.path}: ${example.title}`,
    fixture,
    example,
  })),
)

test('every call has examples: a success and each error that it documents', () => {
  const lacking = handlers.flatMap(({ contract }) => {
    const fixture = fixtures.find(
      (candidate) =>
        candidate.contract.method === contract.method && candidate.contract.path === contract.path,
    )
    const shown = new Set(fixture?.cases.map(({ gives }) => gives))
    return ['success', ...contract.errors]
      .filter((outcome) => !shown.has(outcome as 'success'))
      .map((outcome) => `${contract.method} ${contract.path}: ${outcome}`)
  })
  expect(lacking).toEqual([])
})

test('the examples of a call have different titles', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
})

describe('every example gives what it says', () => {
  test.each(cases)('$name', async ({ fixture, example }) => {
    const { sentBefore = 0 } = example
    for (let count = 0; count < sentBefore; count += 1) await send(fixture, example)
    const answer = await send(fixture, example)
    // Previous calls must not use up the daily limits of the examples after this one.
    if (sentBefore > 0) await world.context.pool.query('delete from file_upload.upload')
    if (example.gives === 'success') expectSuccess(answer, fixture)
    else expectError(answer, fixture, example.gives)
  })
})

describe('what is another’s is told apart in nothing from what does not exist', () => {
  const own = cases.filter(({ example }) => example.viewer === 'customer' && namesOwnRecord(example))
  test.each(own)('$name', async ({ fixture, example }) => {
    const foreign = await send(fixture, example, { ...demo, own: demo.foreign })
    const unknown = await send(fixture, example, { ...demo, own: demo.unknown })
    expect([foreign.statusCode, withoutIds(foreign.body)]).toEqual([
      unknown.statusCode,
      withoutIds(unknown.body),
    ])
    expect(Object.keys(foreign.headers)).toEqual(Object.keys(unknown.headers))
  })
})

describe('a call is answered alike however it is addressed', () => {
  const reads = cases.filter(
    ({ fixture, example }) => fixture.contract.method === 'GET' && example.gives === 'success',
  )
  test.each(reads)('$name', async ({ fixture, example }) => {
    const request = example.request(demo)
    const usual = await demo.send(fixture.contract, example.viewer, request)
    const slash = { ...fixture.contract, path: `${fixture.contract.path}/` }
    const withSlash = await demo.send(slash, example.viewer, request)
    const version = await demo.send(fixture.contract, example.viewer, request, '/services/data/v58.0')
    const shortIds = {
      ...request,
      params: Object.fromEntries(
        Object.entries(request.params ?? {}).map(([name, value]) => [name, withShortIds(value)]),
      ),
    }
    const withShort = await demo.send(fixture.contract, example.viewer, shortIds)
    expect([withSlash.statusCode, version.statusCode, withShort.statusCode]).toEqual([
      usual.statusCode,
      usual.statusCode,
      usual.statusCode,
    ])
    expect(withSlash.body).toBe(usual.body)
    expect(version.body.replaceAll('/v58.0/', '/v65.0/').length).toBe(usual.body.length)
  })
})

function send(
  { contract }: CallFixture,
  example: FixtureCase,
  ids: FixtureWorld = demo,
): Promise<LightMyRequestResponse> {
  return demo.send(contract, example.viewer, example.request(ids))
}

function expectSuccess(answer: LightMyRequestResponse, { contract, shape }: CallFixture): void {
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([
    expect.toSatisfy((status: number) => [200, 201, 204].includes(status)),
    expect.anything(),
  ])
  if (answer.statusCode === 204) expect(answer.body).toBe('')
  else expect(answer.statusCode).toBe(contract.successStatus)
  if (shape !== null && answer.statusCode !== 204) expect(checkShape(answer.json(), shape)).toEqual([])
}

function expectError(
  answer: LightMyRequestResponse,
  { contract }: CallFixture,
  key: keyof typeof errorCatalogue,
): void {
  const { status, code } = errorCatalogue[key]
  const body = answer.json()
  expect([answer.statusCode, JSON.stringify(body).slice(0, 900)]).toEqual([
    status,
    expect.stringContaining(code),
  ])
  const entries: readonly { readonly errorCode: string; readonly message: string }[] =
    contract.errorKind === 'read'
      ? body
      : [...body.output.errors, ...Object.values<typeof entries>(body.output.fieldErrors).flat()]
  expect(entries.map(({ errorCode }) => errorCode)).toContain(code)
  expect(entries.every(({ message }) => message.length > 0)).toBe(true)
}

function namesOwnRecord(example: FixtureCase): boolean {
  let named = false
  const note = () => {
    named = true
    return '500000000000000AAA'
  }
  example.request({ own: note, foreign: () => '', unknown: () => '' })
  return named
}

/** Removes ids and what is derived from them, which differ anyway. */
function withoutIds(body: string): string {
  return body.replace(/[0-9A-Za-z]{18}/g, '<id>').replace(/[0-9a-f]{32}/g, '<hash>')
}

function withShortIds(value: string): string {
  return value
    .split(',')
    .map((part) => (/^[0-9A-Za-z]{18}$/.test(part) && /\d/.test(part) ? part.slice(0, 15) : part))
    .join(',')
}
