import type { ResolvedMetadata } from '@porchlight/metadata'
import type pg from 'pg'
import type { SelectionNode } from './compile/selection'
import { ShapeCache } from './compile/shape-cache'
import { createStatementNames, type NameStatement } from './database/statement-names'
import type { ListPlan } from './list/list-plan'
import type { ReadPlan } from './read/read-plan'
import { type ConstraintFields, constraintFields } from './schema/constraints'
import type { WriteStatement } from './write/write-statement'

/** What an engine works with. */
export interface RecordEngineOptions {
  /** A pool of `openDatabase`, on a database that `migrateDatabase` has brought up to date. */
  readonly pool: pg.Pool
  readonly metadata: ResolvedMetadata
  readonly now: () => Date
  /** Numbers in [0, 1), for the chance part of new ids. */
  readonly random: () => number
  /** Signs page tokens; the same for all processes that serve one site. */
  readonly pageTokenSecret: string
}

/** What every function of one engine shares. The caches hold compiled statements, never records. */
export interface EngineContext extends RecordEngineOptions {
  readonly nameStatement: NameStatement
  readonly constraints: ConstraintFields
  /** By the selection as it was asked for; two spellings of one shape share the same plan. */
  readonly readRequests: ShapeCache<ReadPlan | null>
  readonly readShapes: ShapeCache<ReadPlan>
  /** Selections of lists, resolved, with the keys of their shapes. */
  readonly selections: ShapeCache<{ readonly node: SelectionNode; readonly key: string }>
  readonly listShapes: ShapeCache<ListPlan>
  readonly writeShapes: ShapeCache<WriteStatement>
}

const shapeLimit = 1_000

/** The context of one engine, with nothing compiled yet. */
export function createEngineContext(options: RecordEngineOptions): EngineContext {
  return {
    ...options,
    nameStatement: createStatementNames(),
    constraints: constraintFields(options.metadata),
    readRequests: new ShapeCache(shapeLimit),
    readShapes: new ShapeCache(shapeLimit),
    selections: new ShapeCache(shapeLimit),
    listShapes: new ShapeCache(shapeLimit),
    writeShapes: new ShapeCache(shapeLimit),
  }
}
