import { casesOfRun } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAllRows } from './access-oracle'
import { type Cell, type Operation, operations } from './cell'
import { createMatrix, type Matrix } from './matrix'
import { openPlatformWorld, type PlatformWorld } from './platform-world'

const seed = 20_261_120
const recordsPerObject = 7

/** Number of cells in the full set of shares; a whole run takes the same fraction of each share. */
const wanted = casesOfRun(20_000)

/** The sufficient share of an operation's cells, where there are many. */
const shares: Readonly<Record<Operation, number>> = {
  read: 0.2,
  list: 0.2,
  related: 1,
  search: 0.3,
  spanning: 0.5,
  create: 1,
  update: 0.2,
  delete: 1,
}

describe('the authorization matrix', () => {
  let world: PlatformWorld
  let matrix: Matrix
  const counts = new Map<Operation, number>()
  beforeAll(async () => {
    // The matrix undoes each write by restoring its record.
    world = await openPlatformWorld({ consequences: false })
    matrix = await createMatrix(world, seed, recordsPerObject)
  })
  afterAll(() => world.close())

  it.each(operations)('%s: the engine and the oracle agree in every cell', async (operation) => {
    const differences: Cell[] = []
    let count = 0
    for await (const cell of matrix.cells(operation, (shares[operation] * wanted) / 20_000)) {
      count += 1
      if (cell.expected !== cell.actual) differences.push(cell)
    }
    counts.set(operation, count)
    expect(differences.slice(0, 20)).toEqual([])
  })

  it(`has at least ${wanted} cells, of every operation`, () => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const each = [...counts].map(([operation, count]) => `${operation} ${count}`).join(', ')
    process.stdout.write(`Authorization matrix: ${total} cells (${each}), seed ${seed}.\n`)
    expect(counts.size).toBe(operations.length)
    expect(total).toBeGreaterThanOrEqual(wanted)
  })

  it('leaves every row as it was', async () => {
    expect(await readAllRows(world.pool, world.declarations)).toEqual(matrix.oracle.rows)
  })
})
