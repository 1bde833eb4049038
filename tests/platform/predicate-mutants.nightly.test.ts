import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessMutants, type Mutant, withMutant } from './access-mutants'
import type { Operation } from './cell'
import { createMatrix, type Matrix, type MatrixPart } from './matrix'
import { openPlatformWorld, type PlatformWorld } from './platform-world'
import { viewers } from './viewers'

const seed = 77
const recordsPerObject = 4

// Proves the matrix, as a twin proves a check.
describe('an access predicate that is missing', () => {
  let world: PlatformWorld
  let matrix: Matrix
  let mutants: readonly Mutant[]
  beforeAll(async () => {
    // As in the matrix: each write is undone by restoring its record.
    world = await openPlatformWorld({ consequences: false })
    matrix = await createMatrix(world, seed, recordsPerObject)
    mutants = accessMutants(world.metadata, world.declarations)
  })
  afterAll(() => world.close())

  /** Returns whether the matrix differs anywhere in the part that contains the mutant. */
  const isNoticed = async (operation: Operation, part: MatrixPart, share = 1) => {
    for await (const cell of matrix.cells(operation, share, part)) {
      if (cell.expected !== cell.actual) return true
    }
    return false
  }
  const survivors = async () => {
    const names: string[] = []
    for (const mutant of mutants) {
      const part: MatrixPart = {
        engine: world.engineWith(withMutant(world.metadata, mutant)),
        viewers: Object.entries(viewers).filter(([, viewer]) => viewer.class === mutant.viewerClass),
        objects: [mutant.object],
      }
      for (const operation of mutant.noticedBy) {
        if (!(await isNoticed(operation, part))) names.push(`${mutant.name} (${operation})`)
      }
    }
    return names
  }

  it('is told apart from none missing: the same part of the matrix is without a difference', async () => {
    const noticed: string[] = []
    for (const operation of new Set(mutants.flatMap((mutant) => mutant.noticedBy))) {
      if (await isNoticed(operation, { engine: world.engine }, 0.2)) noticed.push(operation)
    }
    expect(noticed).toEqual([])
  }, 240_000)

  it('is noticed by the matrix, whichever it is', async () => {
    const survived = await survivors()
    process.stdout.write(`Predicate mutants: ${mutants.length} made, ${survived.length} survived.\n`)
    expect(survived).toEqual([])
    expect(mutants.length).toBeGreaterThan(400)
  }, 240_000)
})
