import {
  camelCase,
  pascalCase,
  type Scaffold,
  type ScaffoldRequest,
  sentenceCase,
  splitDomain,
} from './scaffold'

/** A server method with its own class that is called with GET: `plans/find-plans`. */
export function methodScaffold({ name: given }: ScaffoldRequest): Scaffold {
  const { domain, name } = splitDomain(given)
  const method = camelCase(name)
  const path = `/CustomerPortal${pascalCase(name)}Controller/${method}`
  const type = `${pascalCase(name)}Config`
  return {
    folder: `domains/${domain}/methods/${name}`,
    files: {
      'contract.ts': `import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const ${method}Contract = defineCall({
  name: '${method}',
  method: 'GET',
  path: '${path}',
  summary: '${sentenceCase(name)}.',
  params: Type.Object({}),
  query: Type.Object({ recordId: RecordIdParam }, { additionalProperties: false }),
  body: null,
  answer: Type.Object({ id: Type.String() }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/portal.md section 7',
})
`,
      'server.ts': `import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { ${method}Contract } from './contract'

const handle = handleCall(${method}Contract, async ({ query }, _context: MethodContext) => {
  const id = toRecordId(query.recordId)
  if (id === null) throw fail('invalidRecordId', { parameter: 'recordId', value: query.recordId })
  return { body: { id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
`,
      'client.ts': `import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { ${method}Contract } from './contract'

const path: typeof ${method}Contract.path = '${path}'

export interface ${type} {
  /** 15 or 18 characters. */
  readonly recordId: string
}

export const ${method} = defineReadAdapter<${type}, string, AnswerOf<typeof ${method}Contract>>({
  name: '${method}',
  checkConfig: (config) => checkRecordId(config.recordId),
  key: (recordId) => recordId,
  resourceRequest: (recordId) => methodRequest(path, { recordId }),
  ttlMs: methodTtlMs,
})
`,
    },
    next: [
      'Write the contract; the types of the other two files follow.',
      'Read and write customers’ data in server.ts through context.engine as context.viewer.',
    ],
  }
}
