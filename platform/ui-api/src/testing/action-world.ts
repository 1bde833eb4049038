import type { FixtureViewer } from '../define/fixture'
import { type CallAnswer, type CallWorld, openCallWorld } from './call-world'

/** A job that waits to be run. */
export interface WaitingJob {
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** A row of a record's table. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly Id: string }

/** A world in which quick actions are performed, and their results are checked bypassing the engine. */
export interface ActionWorld extends CallWorld {
  readonly perform: (
    viewer: FixtureViewer,
    actionApiName: string,
    contextId: string | null,
    fields?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<CallAnswer>
  /** Returns the stored record of that id. */
  readonly stored: (objectApiName: string, id: string) => Promise<StoredRecord>
  /**
   * Finds the first record that meets the condition, which may refer to its account as `a`; fails when there is none.
   */
  readonly find: (objectApiName: string, condition: string) => Promise<StoredRecord>
  readonly jobs: () => Promise<readonly WaitingJob[]>
}

const accountColumns: Readonly<Record<string, string>> = { Account: '"Id"', Order: '"AccountId"' }

/** Opens a separate world; close it with `world.close()`. */
export async function openActionWorld(options?: Parameters<typeof openCallWorld>[0]): Promise<ActionWorld> {
  const calls = await openCallWorld(options)
  const first = async (text: string, values: readonly unknown[]): Promise<StoredRecord> => {
    const [row] = await calls.rows<StoredRecord>(text, values)
    if (row === undefined) throw new TypeError(`The demo world has no such record: ${text}`)
    return row
  }
  return {
    ...calls,
    perform: (viewer, actionApiName, contextId, fields = {}, headers = {}) =>
      calls.call(
        viewer,
        'POST',
        `/actions/perform-quick-action/${actionApiName}`,
        { fields, ...(contextId === null ? {} : { contextId }) },
        headers,
      ),
    stored: (objectApiName, id) => first(`select * from record."${objectApiName}" where "Id" = $1`, [id]),
    find: (objectApiName, condition) => {
      const account =
        objectApiName === 'Case' || objectApiName === 'Contact' || objectApiName === 'User'
          ? ''
          : `join record."Account" a on a."Id" = x.${accountColumns[objectApiName] ?? '"Account__c"'}`
      return first(
        `select x.* from record."${objectApiName}" x ${account} where ${condition} order by x."Id" limit 1`,
        [],
      )
    },
    jobs: () =>
      calls.rows<WaitingJob>(
        `select t.identifier as name, j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
      ),
  }
}

/** The messages of a write's error body by field; those of the record as a whole under an empty name. */
export function refusalOf(answer: CallAnswer): Readonly<Record<string, string>> {
  const { output } = answer.body as {
    readonly output: {
      readonly errors: readonly { readonly message: string }[]
      readonly fieldErrors: Readonly<Record<string, readonly { readonly message: string }[]>>
    }
  }
  const whole = output.errors.map(({ message }) => ['', message] as const)
  const fields = Object.entries(output.fieldErrors).map(
    ([field, entries]) => [field, entries[0]?.message ?? ''] as const,
  )
  return Object.fromEntries([...whole, ...fields])
}
