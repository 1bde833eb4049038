import type { CallHandler } from '@porchlight/ui-api/server'

/** The parts of a contract's schema that are read here. */
interface InputSchema {
  readonly additionalProperties?: unknown
  readonly anyOf?: readonly InputSchema[]
  readonly items?: InputSchema
  readonly properties?: Readonly<Record<string, InputSchema>>
}

/**
 * Wraps a handler so that it receives only input named in its contract. A client may be newer than this server: input
 * beyond the contract is dropped, so that nothing reads it (`docs/adr/0073-unknown-input-is-ignored.md`). Input that
 * must not be misunderstood declares `additionalProperties: false`, and was rejected before; maps of field names are
 * left intact, and checked by name.
 */
export function withKnownInput(handler: CallHandler): CallHandler {
  const { contract } = handler
  const isStream = contract.multipart === true || contract.body === null
  return {
    contract,
    handle: ({ params, query, body }, context) =>
      handler.handle(
        {
          params,
          query: known(contract.query as InputSchema, query) as never,
          body: isStream ? body : (known(contract.body as InputSchema, body) as never),
        },
        context,
      ),
  }
}

function known(schema: InputSchema | undefined, value: unknown): unknown {
  if (schema === undefined || typeof value !== 'object' || value === null) return value
  const { properties } = schema
  if (Array.isArray(value)) {
    const list = schema.items === undefined ? schema.anyOf?.find(({ items }) => items !== undefined) : schema
    return value.map((entry: unknown) => known(list?.items, entry))
  }
  if (properties === undefined || schema.additionalProperties === true) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
      Object.hasOwn(properties, name) ? [[name, known(properties[name], inner)]] : [],
    ),
  )
}
