import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { lockStatement } from '@porchlight/transactions/locks'

/** Runs `work` in a transaction that excludes other changes of the account's AutoPay. */
export function withAutopayOf<Result>(
  context: Pick<MethodContext, 'engine'>,
  accountId: string,
  work: (
    engine: RecordEngine,
    connection: Parameters<Parameters<RecordEngine['inOneTransaction']>[0]>[1],
  ) => Promise<Result>,
): Promise<Result> {
  return context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('autopay'), [`autopay of ${accountId}`])
    return work(engine, connection)
  })
}
