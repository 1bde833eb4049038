import type { Identity } from '@porchlight/identity'
import { keyPrefixOf } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { RightsMemo } from '../viewer/rights-memo'

/** Wraps `identity` so that it notifies this process's memo immediately of each session that ends. */
export function forgettingIdentity(identity: Identity, memo: RightsMemo): Identity {
  return {
    ...identity,
    logIn: async (request) => {
      const result = await identity.logIn(request)
      if (request.previousToken !== undefined) memo.forgetToken(request.previousToken)
      return result
    },
    endSession: async (token) => {
      await identity.endSession(token)
      memo.forgetToken(token)
    },
    endSessionOf: async (userId, sessionId) => {
      const ended = await identity.endSessionOf(userId, sessionId)
      memo.forgetUser(userId)
      return ended
    },
    endWaysIn: async (userId, ending) => {
      const count = await identity.endWaysIn(userId, ending)
      memo.forgetUser(userId)
      return count
    },
    clearSecondFactors: async (userId, clearedBy, within) => {
      await identity.clearSecondFactors(userId, clearedBy, within)
      memo.forgetUser(userId)
    },
    // Sessions ended `alongside` count as ended from the commit on, which is here.
    setPassword: async (userId, password, alongside) => {
      await identity.setPassword(userId, password, alongside)
      memo.forgetUser(userId)
    },
  }
}

/** Wraps `engine` so that it notifies this process's memo immediately of each user that changes. */
export function forgettingEngine(
  engine: RecordEngine,
  memo: Pick<RightsMemo, 'forgetUser'>,
  userKeyPrefix: string,
): RecordEngine {
  const forget = (recordId: string) => {
    if (keyPrefixOf(recordId) === userKeyPrefix) memo.forgetUser(recordId)
  }
  /** Users changed in a transaction change for others when it commits: they are evicted then. */
  const untilCommit = async <Result>(run: (pending: Pick<RightsMemo, 'forgetUser'>) => Promise<Result>) => {
    const changed = new Set<string>()
    const result = await run({ forgetUser: (userId) => void changed.add(userId) })
    for (const userId of changed) memo.forgetUser(userId)
    return result
  }
  return {
    ...engine,
    updateRecord: async (viewer, recordId, input, expected) => {
      await engine.updateRecord(viewer, recordId, input, expected)
      forget(recordId)
    },
    deleteRecord: async (viewer, recordId, expected) => {
      await engine.deleteRecord(viewer, recordId, expected)
      forget(recordId)
    },
    writeBatch: async (viewer, batch) => {
      const results = await engine.writeBatch(viewer, batch)
      for (const result of results) if (result.kind === 'written') forget(result.recordId)
      return results
    },
    inOneTransaction: (run) =>
      untilCommit((pending) =>
        engine.inOneTransaction((inner, connection) =>
          run(forgettingEngine(inner, pending, userKeyPrefix), connection),
        ),
      ),
    withIdempotencyKey: (viewer, key, requestHash, run) =>
      untilCommit((pending) =>
        engine.withIdempotencyKey(viewer, key, requestHash, (inner) =>
          run(forgettingEngine(inner, pending, userKeyPrefix)),
        ),
      ),
  }
}
