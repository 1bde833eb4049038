import { pascalCase, type Scaffold, type ScaffoldRequest, sentenceCase } from './scaffold'

/** Returns a data-service resource with one GET call, under its URL family. */
export function resourceScaffold({ name }: ScaffoldRequest): Scaffold {
  const [family = '', given] = name.split('/')
  const resource = given ?? family
  const call = `get${pascalCase(resource)}`
  const type = `Get${pascalCase(resource)}Config`
  const path = given === undefined ? `/ui-api/${family}/{id}` : `/ui-api/${family}/${resource}/{id}`
  return {
    folder: `platform/ui-api/src/${family}/${resource}`,
    files: {
      'contract.ts': `import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordIdParam } from '../../request/request-schemas'

export const ${call}Contract = defineCall({
  name: '${call}',
  method: 'GET',
  path: '${path}',
  summary: '${sentenceCase(resource)}.',
  params: Type.Object({ id: RecordIdParam }),
  query: Type.Object({}, { additionalProperties: false }),
  body: null,
  answer: Type.Object({ id: Type.String() }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/data-service.md section 7',
})
`,
      'server.ts': `import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseRecordId } from '../../request/parse-request'
import { ${call}Contract } from './contract'

const handle${pascalCase(call)} = handleCall(${call}Contract, async ({ params }, _context: CallContext) => ({
  body: { id: parseRecordId(params.id, 'id') },
}))

export const handlers: readonly CallHandler[] = [handle${pascalCase(call)}]
`,
      'client.ts': `import { recordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { ${call}Contract } from './contract'

/** ${sentenceCase(resource)}. */
export const ${call} = defineResourceRead<typeof ${call}Contract>()({
  name: '${call}',
  path: '${path}',
  parameters: { id: recordId },
  ttlMs: 300_000,
})

export type ${type} = ConfigOf<typeof ${call}>
`,
      'fixture.ts': `import type { CallFixture } from '../../define/fixture'
import { ${call}Contract } from './contract'

export const fixtures: readonly CallFixture[] = [
  {
    contract: ${call}Contract,
    shape: null,
    cases: [
      {
        title: 'a record of one’s own',
        viewer: 'customer',
        request: ({ own }) => ({ params: { id: own('Case') } }),
        gives: 'success',
      },
    ],
  },
]
`,
    },
    next: [
      'Write the contract as the specification has it; the types of the other two files follow.',
      'Answer in server.ts through context.engine as context.viewer.',
      'Give the adapter in client.ts its lifetime (ttlMs), and each parameter of the contract a way to read it.',
      'Show in fixture.ts a request for each error that the contract names; those of ids and names follow from it.',
    ],
  }
}
