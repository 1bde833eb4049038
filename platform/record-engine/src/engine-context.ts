import type { ActionWrite, PublishedEvent, ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type pg from 'pg'
import type { SelectionNode } from './compile/selection'
import { ShapeCache } from './compile/shape-cache'
import { isPooled } from './database/open-database'
import type { Queryable } from './database/queryable'
import { createStatementNames, hotStatements, type NameStatement } from './database/statement-names'
import { inSavepoint, inTransaction } from './database/transaction'
import type { GatheredRecords } from './gather/gathered-records'
import type { ListPlan } from './list/list-plan'
import type { ReadPlan } from './read/read-plan'
import { type ConstraintFields, constraintFields } from './schema/constraints'
import type { SearchPlan } from './search/search-plan'
import type { CompiledStatement } from './sql/compiled-statement'
import type { ReachWritePoint } from './write/write-points'

/** The dependencies of an engine. */
export interface RecordEngineOptions {
  /** A pool of `openDatabase`, on a database that `migrateDatabase` has brought up to date. */
  readonly pool: pg.Pool
  readonly metadata: ResolvedMetadata
  readonly now: () => Date
  /** Numbers in [0, 1), for the chance part of new ids. */
  readonly random: () => number
  /** Signs page tokens; the same for all processes that serve one site. */
  readonly pageTokenSecret: string
  /**
   * Fails with `rateLimited` when the viewer may not create any more records of the object for now. Called once for
   * each record that has passed all other steps, whichever call creates it; what it counts is committed or rolled back
   * with `database`.
   */
  readonly admitCreation?:
    | ((viewer: Viewer, objectApiName: string, database: Queryable) => Promise<void>)
    | undefined
  /**
   * Stores an event that follows from a write, through the connection of its transaction; absent where no external
   * system consumes events.
   */
  readonly publish?: ((event: PublishedEvent, now: Date, database: Queryable) => Promise<void>) | undefined
  /** Called at each point of a write; for tests that kill processes there. */
  readonly reached?: ReachWritePoint | undefined
}

/** The state shared by all functions of one engine. The caches hold compiled statements, never records. */
export interface EngineContext extends RecordEngineOptions {
  /** Where statements are sent: the pool, or the connection of the transaction that this context is inside of. */
  readonly database: Queryable
  readonly isInsideTransaction: boolean
  /**
   * Runs `work` with a context inside a transaction, or behind a savepoint when there is one already: everything it
   * writes is committed or, when it fails, rolled back. `work` sends one statement at a time, through its own context
   * only.
   */
  readonly inTransaction: <Result>(work: (inner: EngineContext) => Promise<Result>) => Promise<Result>
  /** Carries out a write that follows from another, through the pipeline and inside the same transaction. */
  readonly writeFollowing: WriteFollowing
  /** The records that are created but not stored yet, while gathering. */
  readonly gathered?: GatheredRecords
  readonly nameStatement: NameStatement
  readonly constraints: ConstraintFields
  /** By the selection as requested; two spellings of one shape share the same plan. */
  readonly readRequests: ShapeCache<ReadPlan | null>
  readonly readShapes: ShapeCache<ReadPlan>
  /** Selections of lists, resolved, with the keys of their shapes. */
  readonly selections: ShapeCache<ListSelection>
  readonly listShapes: ShapeCache<ListPlan>
  readonly countShapes: ShapeCache<CompiledStatement>
  readonly searchShapes: ShapeCache<SearchPlan>
  readonly visibilityShapes: ShapeCache<CompiledStatement>
  readonly writeShapes: ShapeCache<CompiledStatement>
}

/** The fields that a list shows of each record; `fields` counts those of spanned records too. */
interface ListSelection {
  readonly node: SelectionNode
  readonly key: string
  readonly fields: number
}

/** See `EngineContext.writeFollowing`; passed in because the pipeline is built on top of this context. */
export type WriteFollowing = (engine: EngineContext, viewer: Viewer, write: ActionWrite) => Promise<void>

const shapeLimit = 1_000

/** Creates the context of one engine, with nothing compiled yet. */
export function createEngineContext(
  options: RecordEngineOptions,
  writeFollowing: WriteFollowing,
): EngineContext {
  const shared = {
    ...options,
    writeFollowing,
    nameStatement: createStatementNames(isPooled(options.pool) ? 0 : hotStatements),
    constraints: constraintFields(options.metadata),
    readRequests: new ShapeCache<ReadPlan | null>(shapeLimit),
    readShapes: new ShapeCache<ReadPlan>(shapeLimit),
    selections: new ShapeCache<ListSelection>(shapeLimit),
    listShapes: new ShapeCache<ListPlan>(shapeLimit),
    countShapes: new ShapeCache<CompiledStatement>(shapeLimit),
    searchShapes: new ShapeCache<SearchPlan>(shapeLimit),
    visibilityShapes: new ShapeCache<CompiledStatement>(shapeLimit),
    writeShapes: new ShapeCache<CompiledStatement>(shapeLimit),
  }
  const inside = (database: Queryable): EngineContext => ({
    ...shared,
    database,
    isInsideTransaction: true,
    inTransaction: (work) => inSavepoint(database, () => work(inside(database))),
  })
  return {
    ...shared,
    database: options.pool,
    isInsideTransaction: false,
    inTransaction: async (work) => {
      const result = await inTransaction(options.pool, async (client) => {
        // References are checked by the statement, not at commit, so that a violation becomes a field error.
        await client.query('set constraints all immediate')
        const written = await work(inside(client))
        await options.reached?.('before-commit')
        return written
      })
      await options.reached?.('after-commit')
      return result
    },
  }
}
