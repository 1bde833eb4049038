import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DocumentedCall, documentedCalls, pathWith } from './documented-calls'
import { rawExchange } from './raw-exchange'

let world: TestWorld
let calls: readonly DocumentedCall[]
let token: string

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  calls = await documentedCalls(world.app)
  token = await world.tokenOf(demoCustomer)
})

afterAll(async () => {
  await world.close()
})

const demoCustomer = 'admin@example.com'
const megabyte = 'x'.repeat(1_000_000)

describe('every documented call', () => {
  it('is among those that are tried here', () => {
    expect(calls.length).toBeGreaterThanOrEqual(15)
  })

  it('answers malformed JSON with a clear error', async () => {
    for (const call of calls.filter(({ hasBody }) => hasBody)) {
      const answer = await send(call, { payload: '{"fields": {', type: 'application/json' })
      expect(problemOf(answer), nameOf(call)).toMatchObject({ status: 400, code: 'JSON_PARSER_ERROR' })
    }
  })

  it('answers a body of another type with a clear error', async () => {
    for (const call of calls.filter(({ hasBody }) => hasBody)) {
      const answer = await send(call, { payload: '<a/>', type: 'application/xml' })
      expect(problemOf(answer), nameOf(call)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
    }
  })

  it('names an unknown field of a method’s body, and ignores one that a newer client sends', async () => {
    for (const call of calls.filter(({ hasBody }) => hasBody)) {
      const answer = await send(call, { payload: '{"surprise":1}', type: 'application/json' })
      if (isOfDataService(call)) expect(answer.text, nameOf(call)).not.toContain('surprise')
      else expect(problemOf(answer).status, nameOf(call)).toBe(400)
    }
  })

  it('names an unknown parameter of a method’s address, and ignores one that a newer client sends', async () => {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      if (!isOfDataService(call) && !call.path.startsWith('/lwr')) continue
      const answer = await send(call, { query: '?surprise=1' })
      if (isOfDataService(call)) expect(answer.text, nameOf(call)).not.toContain('surprise')
      else {
        const problem = problemOf(answer)
        expect(problem, nameOf(call)).toMatchObject({ status: 400, code: 'ILLEGAL_QUERY_PARAMETER_VALUE' })
        expect(problem.message).toMatch(/surprise|must have required/)
      }
    }
  })

  it('refuses texts of a megabyte in path, query and body', async () => {
    for (const call of calls) {
      const answers = [
        ...(call.hasPathParameter ? [await send(call, { value: megabyte.slice(0, 9_000) })] : []),
        ...(isOfDataService(call) && call.takesFields
          ? [await send(call, { query: `?fields=${megabyte.slice(0, 17_000)}` })]
          : []),
        ...(call.hasBody
          ? [
              await send(call, {
                payload: JSON.stringify({ fields: { Name: megabyte.repeat(2) } }),
                type: 'application/json',
              }),
            ]
          : []),
      ]
      for (const answer of answers) {
        expect(answer.status, nameOf(call)).toBeGreaterThanOrEqual(400)
        expect(answer.status, nameOf(call)).toBeLessThan(500)
        problemOf(answer)
      }
    }
  })

  it.each([
    'x',
    '001',
    '00100000000000',
    '001000000000000000000',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    '🔦',
  ])('answers the id %j with a clear error', async (id) => {
    for (const call of calls.filter(({ hasPathParameter }) => hasPathParameter)) {
      const answer = await send(call, {
        value: id,
        ...(call.hasBody ? { payload: '{"fields":{}}', type: 'application/json' } : {}),
      })
      for (const status of refusalsOf(answer)) expect([400, 403, 404, 415], nameOf(call)).toContain(status)
    }
  })

  it('refuses a request with two Host headers', async () => {
    for (const call of calls) {
      const answer = await rawExchange(
        port(),
        `${call.method} ${pathWith(call, 'x')} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
      expect(answer.status, nameOf(call)).toBe(400)
      expect(answer.text).toContain('INVALID_HOST')
    }
  })

  it('closes a body that trickles within 15 s', async () => {
    const answers = await Promise.all(
      calls.map((call) =>
        rawExchange(
          port(),
          `${call.method} ${pathWith(call, 'x')} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{`,
        ),
      ),
    )
    for (const [index, answer] of answers.entries()) {
      const call = calls[index]
      expect(answer.milliseconds, call === undefined ? '' : nameOf(call)).toBeLessThan(15_000)
      expect(answer.status).toBeLessThan(500)
    }
  })
})

function port(): number {
  return Number(new URL(world.origin).port)
}

const isOfDataService = ({ path }: DocumentedCall) => path.startsWith('/services/data/')

function nameOf(call: DocumentedCall): string {
  return `${call.method} ${call.path}`
}

interface Answer {
  readonly status: number
  readonly text: string
}

async function send(
  call: DocumentedCall,
  request: { value?: string; query?: string; payload?: string; type?: string },
): Promise<Answer> {
  const answer = await world.app.inject({
    method: call.method,
    url: pathWith(call, request.value ?? '001000000000000AAA') + (request.query ?? ''),
    headers: {
      authorization: `Bearer ${token}`,
      ...(request.type === undefined ? {} : { 'content-type': request.type }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  })
  return { status: answer.statusCode, text: answer.payload }
}

/** Returns the statuses of rejections: one, or in a batch one for each item. */
function refusalsOf(answer: Answer): readonly number[] {
  if (answer.status !== 200) return [problemOf(answer).status]
  const { results } = JSON.parse(answer.text) as { results: { statusCode: number; result: unknown }[] }
  return results.map(
    ({ statusCode, result }) => problemOf({ status: statusCode, text: JSON.stringify(result) }).status,
  )
}

/** Returns the error of a response, whose shape must be one of the two documented ones. */
function problemOf(answer: Answer): { status: number; code: string; message: string } {
  expect(answer.text).not.toMatch(/postgres|syntax error|select |node_modules|at \//i)
  const body: unknown = JSON.parse(answer.text)
  if (Array.isArray(body)) {
    const first = body[0] as { errorCode: string; message: string }
    expect(Object.keys(first).sort()).toEqual(['errorCode', 'message'])
    return { status: answer.status, code: first.errorCode, message: first.message }
  }
  const object = body as {
    message: string
    output: { errors: { errorCode: string }[]; fieldErrors: Record<string, { errorCode: string }[]> }
  }
  expect(Object.keys(object).sort()).toEqual(['enhancedErrorType', 'message', 'output'])
  const entry = object.output.errors[0] ?? Object.values(object.output.fieldErrors)[0]?.[0]
  return { status: answer.status, code: entry?.errorCode ?? '', message: object.message }
}
