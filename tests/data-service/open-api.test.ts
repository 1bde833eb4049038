import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { specifiedCalls } from './specified-calls'

interface OpenApiDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
}

let world: TestWorld
let text: string
let document: OpenApiDocument

beforeAll(async () => {
  world = await createTestWorld()
  text = (await world.app.inject('/openapi.json')).payload
  document = JSON.parse(text)
}, 120_000)

afterAll(async () => {
  await world.close()
})

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text))
  expect([document.openapi, valid, errors]).toEqual(['3.1.0', true, undefined])
})

test('it holds every call of the specification', () => {
  const served = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${path}`),
  )
  const specified = specifiedCalls.map(({ method, path }) => `${method} /services/data/v65.0/ui-api${path}`)
  expect(specified.filter((call) => !served.includes(call))).toEqual([])
})

test('each operation has a name of its own', () => {
  const names = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(names.filter((name) => name === undefined)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
