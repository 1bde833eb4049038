import { systemUserId } from '@porchlight/domains/customers/objects/user/system-user'
import { fail } from '@porchlight/errors'
import type { Condition, RecordEngine } from '@porchlight/record-engine'
import type { ServerContext } from '@porchlight/server/testing'

/** Enough to be measurable over the noise of a machine under load. */
const extraReads = 40

/** Excludes the platform's own user, who stands in for nonexistent people. */
const isPerson = ({ id }: { readonly id: string }) => id !== systemUserId

type ListRequest = Parameters<RecordEngine['listRecords']>[1]

/** A hole: looking up a nonexistent user fails with an error. */
export function unknownUsersFail(context: ServerContext): ServerContext {
  const { engine } = context
  const planted: RecordEngine = {
    ...engine,
    listRecords: async (viewer, request) => {
      const page = await engine.listRecords(viewer, request)
      if (request.objectApiName === 'User' && !page.records.some(isPerson)) throw fail('notFound')
      return page
    },
  }
  return { ...context, engine: planted }
}

/** A hole: the response to an existing number differs from that to a nonexistent one, whatever the ZIP code. */
export function distinguishableNumbers(context: ServerContext): ServerContext {
  return onNumberAlone(context, async () => {
    throw fail('forbidden')
  })
}

/** A hole in time only: more is read for an existing number, whatever the ZIP code. */
export function numbersTakeTime(context: ServerContext): ServerContext {
  return onNumberAlone(context, (readAgain) => readAgain(extraReads))
}

/** A hole in time only: more is read for an existing user. */
export function usersTakeTime(context: ServerContext): ServerContext {
  const { engine } = context
  const planted: RecordEngine = {
    ...engine,
    listRecords: async (viewer, request) => {
      const page = await engine.listRecords(viewer, request)
      if (request.objectApiName !== 'User' || !page.records.some(isPerson)) return page
      for (let times = 0; times < extraReads; times += 1) await engine.listRecords(viewer, request)
      return page
    },
  }
  return { ...context, engine: planted }
}

/** Runs `more` when a look-up names an existing number and a ZIP code that is not its own. */
function onNumberAlone(
  context: ServerContext,
  more: (readAgain: (times: number) => Promise<void>) => Promise<void>,
): ServerContext {
  const { engine } = context
  const planted: RecordEngine = {
    ...engine,
    listRecords: async (viewer, request) => {
      const page = await engine.listRecords(viewer, request)
      const byNumber = numberOnly(request)
      if (byNumber === null || page.records.length > 0) return page
      if ((await engine.listRecords(viewer, byNumber)).records.length === 0) return page
      await more(async (times) => {
        for (let count = 0; count < times; count += 1) await engine.listRecords(viewer, byNumber)
      })
      return page
    },
  }
  return { ...context, engine: planted }
}

function numberOnly(request: ListRequest): ListRequest | null {
  const { condition } = request
  if (condition?.kind !== 'and') return null
  const numbers: Condition | undefined = condition.conditions.find(({ kind }) => kind === 'or')
  return numbers === undefined ? null : { ...request, condition: numbers }
}
