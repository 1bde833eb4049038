import { loadRecords, type RecordEngine } from '@porchlight/record-engine'
import { AccessOracle, readAllRows } from './access-oracle'
import type { Cell, Operation } from './cell'
import { RecordGenerator } from './generated-records'
import { type PlatformWorld, seededRandom } from './platform-world'
import { listCells, readCells, relatedCells, searchCells, spanningCells } from './read-cells'
import { viewers } from './viewers'
import { createCells, deleteCells, updateCells, type WriteSlice } from './write-cells'

const cellsOf: Readonly<Record<Operation, (slice: WriteSlice) => AsyncGenerator<Cell>>> = {
  read: readCells,
  list: listCells,
  related: relatedCells,
  search: searchCells,
  spanning: spanningCells,
  create: createCells,
  update: updateCells,
  delete: deleteCells,
}

/** The matrix over a generated world. */
export interface Matrix {
  readonly oracle: AccessOracle
  /** Yields the cells of one operation: for all viewers and objects, unless `only` names fewer. */
  readonly cells: (operation: Operation, share: number, only?: MatrixPart) => AsyncGenerator<Cell>
}

/** A part of the matrix, and the engine it is run against. */
export type MatrixPart = Partial<Pick<WriteSlice, 'engine' | 'viewers' | 'objects'>> & {
  readonly engine: RecordEngine
}

/** Generates a world of `recordsPerObject` records of each object and reads it, bypassing the engine. */
export async function createMatrix(
  world: PlatformWorld,
  seed: number,
  recordsPerObject: number,
): Promise<Matrix> {
  const generator = new RecordGenerator(world.declarations, seed, recordsPerObject)
  await loadRecords(world.pool, world.metadata, generator.world(), world.now)
  const oracle = new AccessOracle(world.declarations, await readAllRows(world.pool, world.declarations))
  const random = seededRandom(seed + 1)
  return {
    oracle,
    cells: (operation, share, only) =>
      cellsOf[operation]({
        engine: world.engine,
        oracle,
        viewers: Object.entries(viewers),
        objects: world.declarations,
        isSampled: () => random() < share,
        pool: world.pool,
        generator,
        ...only,
      }),
  }
}
