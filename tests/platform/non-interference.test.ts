import { type LoadedRecord, loadRecords } from '@porchlight/record-engine'
import { inSweep, isWholeRun } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessMutants, withMutant } from './access-mutants'
import { AccessOracle, readAllRows } from './access-oracle'
import { type Answers, everythingSeen } from './customer-view'
import { RecordGenerator } from './generated-records'
import { openPlatformWorld, type PlatformWorld, seededRandom } from './platform-world'
import { viewerNamed } from './viewers'

/** More than 500 worlds in the sweep, part of them in every run. */
const baseWorlds = inSweep(20, { otherwise: 2 })
const worldsPerBase = inSweep(26, { otherwise: 15 })
const recordsPerObject = 4
const viewer = viewerNamed('customer 0')
const system = viewerNamed('system')
const noFields = { fields: [], optionalFields: [] }

/** A world with records, what the customer sees of it, and records that belong to someone else. */
interface Base {
  readonly oracle: AccessOracle
  /** Creates a record that is not the customer's, though it may refer to records that are. */
  readonly foreignRecord: (isWanted?: (record: LoadedRecord) => boolean) => LoadedRecord
}

async function loadBase(world: PlatformWorld, seed: number): Promise<Base> {
  const { declarations, pool } = world
  await pool.query(`truncate ${declarations.map((object) => `record."${object.apiName}"`).join(', ')}`)
  const generator = new RecordGenerator(declarations, seed, recordsPerObject)
  await loadRecords(pool, world.metadata, generator.world(), world.now)
  const oracle = new AccessOracle(declarations, await readAllRows(pool, declarations))
  const random = seededRandom(seed)
  return {
    oracle,
    foreignRecord: (isWanted = () => true) => {
      for (;;) {
        const object = declarations[Math.floor(random() * declarations.length)]
        if (object === undefined) continue
        const record = generator.record(object, recordsPerObject)
        const row = { objectApiName: object.apiName, id: record.id, cells: record.fields }
        if (!oracle.sees(viewer, row) && isWanted(record)) return record
      }
    },
  }
}

function differences(before: Answers, after: Answers): readonly string[] {
  return [...after].flatMap(([question, answer]) => (before.get(question) === answer ? [] : [question]))
}

describe('a record that a customer may not see', () => {
  let world: PlatformWorld
  beforeAll(async () => {
    world = await openPlatformWorld()
  })
  afterAll(() => world.close())

  const add = ({ objectApiName, fields }: LoadedRecord) =>
    world.engine.createRecord(system, objectApiName, { fields })

  it('changes no byte of anything that the customer can read, in hundreds of worlds', async () => {
    let worlds = 0
    let answers = 0
    for (let seed = 0; seed < baseWorlds; seed += 1) {
      const { oracle, foreignRecord } = await loadBase(world, seed)
      const before = await everythingSeen(world, oracle, viewer)
      expect([...before.values()].filter((answer) => answer.includes('"id":')).length).toBeGreaterThan(50)
      for (let count = 0; count < worldsPerBase; count += 1) {
        const record = foreignRecord()
        const recordId = await add(record)
        const label = `base world ${seed} and ${JSON.stringify(record)}`
        expect(await world.engine.readRecord(viewer, recordId, noFields), label).toBeNull()
        const after = await everythingSeen(world, oracle, viewer)
        expect(differences(before, after), label).toEqual([])
        worlds += 1
        answers += after.size
      }
    }
    process.stdout.write(`Non-interference: ${worlds} worlds, ${answers} answers compared.\n`)
    expect(worlds).toBe(baseWorlds * worldsPerBase)
  }, 300_000)

  it.skipIf(isWholeRun)(
    'would be noticed if the rule that hides it were missing, whichever object it is of',
    async () => {
      const { oracle, foreignRecord } = await loadBase(world, 1_000)
      const mutants = accessMutants(world.metadata, world.declarations).filter(
        (mutant) => mutant.viewerClass === viewer.class && mutant.change.records !== undefined,
      )
      expect(mutants.length).toBeGreaterThan(20)
      for (const mutant of mutants) {
        const holey = { ...world, engine: world.engineWith(withMutant(world.metadata, mutant)) }
        const before = await everythingSeen(holey, oracle, viewer)
        await add(foreignRecord((record) => record.objectApiName === mutant.object.apiName))
        const after = await everythingSeen(holey, oracle, viewer)
        expect(differences(before, after).length, mutant.name).toBeGreaterThan(0)
      }
    },
    120_000,
  )
})
