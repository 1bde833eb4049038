import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'

const folder = resolve(import.meta.dirname, '../../docs/reference/gateways')
const names = readdirSync(folder).filter((name) => name.endsWith('.openapi.json'))

it('there is a document for each service outside that speaks JSON with the server', () => {
  expect(names).toEqual(
    ['billing', 'credit', 'identity', 'mail', 'market'].map((name) => `${name}.openapi.json`),
  )
})

it.each(names)('%s is valid OpenAPI 3.1', async (name) => {
  const document = JSON.parse(readFileSync(resolve(folder, name), 'utf8'))
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([document.openapi, valid, errors]).toEqual(['3.1.0', true, undefined])
})
