import { medianOf } from '../row'
import type { Cache, Contestant, Envelope } from './contestant'
import { caseId, caseRecord, caseRecordsJson, parseRecords } from './envelopes'

/** The measurements of one contestant; times in milliseconds. */
export interface ClientFigures {
  readonly readsPerSecond: number
  readonly ingest50: number
  readonly ingest5000: number
  /** How many subscribers of 50 were notified of a response without changes. */
  readonly unchangedEmissions: number
  readonly update1: number
  readonly update1Emissions: number
  readonly updateAll: number
  readonly updateAllEmissions: number
  /** How many of 1,000 subscribers were notified of a change of a field that they do not read. */
  readonly otherFieldEmissions: number
  /** Whether a list shows the newest version of a record that another response contained. */
  readonly listIsConsistent: boolean
  readonly heapMegabytes: number
  /** Null when it has no network layer. */
  readonly calls: number | null
}

const subscribers = 1_000

/** Single updates are short, so the compiler needs many to finish optimising them; slow caches run fewer. */
const warmUpMs = 1_000

/**
 * Starts a stopwatch; calling it returns the milliseconds since. On a machine that does other work, the processor time
 * is the more accurate figure for long durations; short ones are mostly not interrupted, and the median shows that.
 */
function startWatch(): () => number {
  const cpu = process.cpuUsage()
  const from = performance.now()
  return () => {
    const wall = performance.now() - from
    if (wall < 1) return wall
    const { user, system } = process.cpuUsage(cpu)
    return Math.min(wall, (user + system) / 1_000)
  }
}

/** Measures one contestant in a separate process; `scale` 1 is the full size. Requires `--expose-gc`. */
export async function measureContestant(contestant: Contestant, scale: number): Promise<ClientFigures> {
  const times = (count: number) => Math.max(3, Math.round(count * scale))
  // The heap comes first: what later rows leave to the compiler is not part of the cache.
  const heapMegabytes = await measureHeap(contestant)
  const readsPerSecond = await measureReads(contestant, times(20))
  const ingest50 = await measureIngest(contestant, 50, times(400))
  const ingest5000 = await measureIngest(contestant, 5_000, times(20))
  return {
    heapMegabytes,
    readsPerSecond,
    ingest50,
    ingest5000,
    unchangedEmissions: await measureUnchanged(contestant),
    ...(await measureOne(contestant, times(1_500))),
    ...(await measureAll(contestant, times(600))),
    otherFieldEmissions: await measureOtherField(contestant),
    listIsConsistent: await measureConsistency(contestant),
    calls: (await contestant.countCalls?.(twentyComponents())) ?? null,
  }
}

async function measureReads(contestant: Contestant, rounds: number): Promise<number> {
  const cache = await filled(contestant, 1_000)
  const ids = Array.from({ length: 1_000 }, (_, index) => caseId(index))
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    let seen = 0
    const elapsed = startWatch()
    for (let pass = 0; pass < 20; pass += 1) {
      for (const id of ids) if (cache.read(id) !== undefined) seen += 1
    }
    rates.push(seen / (elapsed() / 1_000))
  }
  // The first rounds warm up the compiler.
  return medianOf(rates.slice(Math.floor(rounds / 3)))
}

async function measureIngest(contestant: Contestant, count: number, rounds: number): Promise<number> {
  const json = caseRecordsJson(0, count)
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const cache = await contestant.create()
    const records = wire(contestant, parseRecords(json))
    const elapsed = startWatch()
    await cache.ingestList('AllCases', records)
    taken.push(elapsed())
  }
  return medianOf(taken.slice(Math.floor(rounds / 3)))
}

async function measureUnchanged(contestant: Contestant): Promise<number> {
  const cache = await filled(contestant, 50)
  let notified = 0
  for (let index = 0; index < 50; index += 1) cache.subscribe(caseId(index), 'Subject', () => (notified += 1))
  await settle()
  notified = 0
  await cache.ingestList('AllCases', wire(contestant, parseRecords(caseRecordsJson(0, 50))))
  await settle()
  return notified
}

/** Measures 1,000 subscribers of a record each, of which one changes: each of a hundred in turn, more than once. */
async function measureOne(contestant: Contestant, rounds: number) {
  const cache = await filled(contestant, subscribers)
  let notified = 0
  for (let index = 0; index < subscribers; index += 1) {
    cache.subscribe(caseId(index), 'Subject', () => (notified += 1))
  }
  const taken = await timeUpdates(cache, rounds, (round) =>
    wireRecord(contestant, caseRecord((round * 10) % subscribers, 1 + round)),
  )
  notified = 0
  await cache.ingestRecord(wireRecord(contestant, caseRecord(3, 100_000)))
  await settle()
  return { update1: taken, update1Emissions: notified }
}

/** Measures 1,000 subscribers of one record, which changes. */
async function measureAll(contestant: Contestant, rounds: number) {
  const cache = await filled(contestant, 50)
  let notified = 0
  for (let count = 0; count < subscribers; count += 1)
    cache.subscribe(caseId(7), 'Subject', () => (notified += 1))
  const taken = await timeUpdates(cache, rounds, (round) => wireRecord(contestant, caseRecord(7, 1 + round)))
  notified = 0
  await cache.ingestRecord(wireRecord(contestant, caseRecord(7, 100_000)))
  await settle()
  return { updateAll: taken, updateAllEmissions: notified }
}

async function measureOtherField(contestant: Contestant): Promise<number> {
  const cache = await filled(contestant, 50)
  let notified = 0
  for (let count = 0; count < subscribers; count += 1)
    cache.subscribe(caseId(7), 'Subject', () => (notified += 1))
  await settle()
  notified = 0
  await cache.ingestRecord(wireRecord(contestant, caseRecord(7, 5, 'Type')))
  await settle()
  return notified
}

async function measureConsistency(contestant: Contestant): Promise<boolean> {
  const cache = await filled(contestant, 50)
  await cache.ingestRecord(wireRecord(contestant, caseRecord(7, 5)))
  await settle()
  return cache.readInList('AllCases', caseId(7), 'Subject') === 'Question 7 in version 5'
}

/** Measures the memory of 10,000 records, in megabytes, when each has been read once. */
async function measureHeap(contestant: Contestant): Promise<number> {
  const pages = Array.from({ length: 20 }, (_, page) => caseRecordsJson(page * 500, 500))
  // A first cache includes what is created once for all caches.
  await filled(contestant, 50)
  await collected()
  const before = process.memoryUsage().heapUsed
  const cache = await contestant.create()
  for (const [page, json] of pages.entries())
    await cache.ingestList(`Page${page}`, wire(contestant, parseRecords(json)))
  await collected()
  const after = process.memoryUsage().heapUsed
  if (contestant.isNormalised && cache.read(caseId(9_999)) == null)
    throw new TypeError(`${contestant.name} lost a record.`)
  return (after - before) / 1_048_576
}

/** Returns 20 components over 5 records, by three sets of fields. */
function twentyComponents() {
  const sets = [['Subject'], ['Subject', 'Status'], ['Type']]
  return Array.from({ length: 20 }, (_, index) => ({
    recordId: caseId(index % 5),
    fieldNames: sets[index % 3] ?? [],
  }))
}

function wire(contestant: Contestant, records: readonly Envelope[]): readonly Envelope[] {
  return records.map((record) => wireRecord(contestant, record))
}

function wireRecord(contestant: Contestant, record: Envelope): Envelope {
  return contestant.toWire?.(record) ?? record
}

async function filled(contestant: Contestant, count: number): Promise<Cache> {
  const cache = await contestant.create()
  const records = wire(contestant, parseRecords(caseRecordsJson(0, count)))
  await cache.ingestList('AllCases', records)
  // Where responses are stored as received, reads of one record need a response of their own.
  if (!contestant.isNormalised) for (const record of records) await cache.ingestRecord(record)
  await settle()
  return cache
}

async function timeUpdates(
  cache: Cache,
  rounds: number,
  recordOf: (round: number) => Envelope,
): Promise<number> {
  const taken: number[] = []
  const warmUntil = performance.now() + warmUpMs
  for (let round = 0; taken.length < rounds; round += 1) {
    const record = recordOf(round)
    const elapsed = startWatch()
    await cache.ingestRecord(record)
    const took = elapsed()
    if (performance.now() > warmUntil) taken.push(took)
    if (round % 50 === 49) await settle()
  }
  return medianOf(taken)
}

/** Lets work deferred to later ticks run. */
async function settle(): Promise<void> {
  for (let tick = 0; tick < 3; tick += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function collected(): Promise<void> {
  for (let count = 0; count < 4; count += 1) {
    globalThis.gc?.()
    await settle()
  }
}
