import { fail } from '@porchlight/errors'
import type { ResolvedObject, Viewer } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import { listRecords } from '../list/list-records'
import { readRecord } from '../read/read-record'
import type { Gathering, RecordInput } from '../record-engine'
import { auditWrites } from '../write/audit-write'
import { writeConsequences } from '../write/consequences'
import { prepareCreation } from '../write/create-record'
import { writeCreations } from '../write/create-together'
import { prepareChange } from '../write/update-record'
import { withSystemValues } from '../write/write-creation'
import type { WriteDraft } from '../write/write-draft'
import { GatheredRecords } from './gathered-records'

const rowsPerStatement = 1_000

/** The gathered data: the records as rules see them, and their drafts in order of creation. */
interface Gatherer {
  readonly engine: EngineContext
  readonly gathered: GatheredRecords
  readonly drafts: WriteDraft[]
}

/** Runs `run` with an engine that gathers writes, then stores them; see `RecordEngine.gather`. */
export async function gatherWrites<Result>(
  outer: EngineContext,
  run: (gathering: Gathering) => Promise<Result>,
): Promise<Result> {
  const gathered = new GatheredRecords()
  const engine: EngineContext = {
    ...outer,
    gathered,
    // Consequences of gathered writes are gathered too.
    writeFollowing: async (_engine, viewer, write) => {
      const { fields } = write
      if (write.type === 'create') await gatherCreation(gatherer, viewer, write.objectApiName, { fields })
      else await gatherChange(gatherer, viewer, write.recordId, { fields })
    },
  }
  const gatherer: Gatherer = { engine, gathered, drafts: [] }
  const result = await run({
    createRecord: (viewer, objectApiName, input) => gatherCreation(gatherer, viewer, objectApiName, input),
    updateRecord: (viewer, recordId, input) => gatherChange(gatherer, viewer, recordId, input),
    valuesOf: (recordId) => gathered.find(recordId)?.next ?? null,
    listRecords: (viewer, request) => listRecords(outer, viewer, request),
    readRecord: (viewer, recordId, selection) => readRecord(outer, viewer, recordId, selection),
  })
  await storeGathered(gatherer.drafts)
  return result
}

async function gatherCreation(
  { engine, gathered, drafts }: Gatherer,
  viewer: Viewer,
  objectApiName: string,
  input: RecordInput,
): Promise<string> {
  const draft = await prepareCreation(engine, viewer, objectApiName, input, [], gathered.known)
  draft.next = withSystemValues(draft)
  gathered.add(draft)
  drafts.push(draft)
  await writeConsequences(draft)
  return draft.recordId
}

async function gatherChange(
  { engine, gathered }: Gatherer,
  viewer: Viewer,
  recordId: string,
  input: RecordInput,
): Promise<void> {
  // Stored records may be changed concurrently, and their rules cannot see gathered ones.
  if (!gathered.has(recordId)) throw new TypeError('Only what is gathered can be changed.')
  const draft = await prepareChange(engine, viewer, recordId, input)
  gathered.change(recordId, draft.next)
  await writeConsequences(draft)
}

async function storeGathered(drafts: readonly WriteDraft[]): Promise<void> {
  const ofObject = new Map<ResolvedObject, WriteDraft[]>()
  for (const draft of drafts) {
    const own = ofObject.get(draft.object)
    if (own === undefined) ofObject.set(draft.object, [draft])
    else own.push(draft)
  }
  for (const object of inOrderOfReferences([...ofObject.keys()])) {
    const own = ofObject.get(object) ?? []
    for (let from = 0; from < own.length; from += rowsPerStatement) {
      const several = own.slice(from, from + rowsPerStatement)
      const [first] = several
      if (first === undefined) continue
      if ((await writeCreations(first, several)) < several.length) throw fail('forbidden')
      await auditWrites(several)
    }
  }
}

/** Objects after those that their records refer to. */
function inOrderOfReferences(objects: readonly ResolvedObject[]): readonly ResolvedObject[] {
  const left = new Set(objects)
  const ordered: ResolvedObject[] = []
  while (left.size > 0) {
    const next = [...left].find((object) =>
      [...left].every((other) => other === object || !refersTo(object, other)),
    )
    if (next === undefined)
      throw new TypeError('Objects that refer to each other cannot be stored one by one.')
    left.delete(next)
    ordered.push(next)
  }
  return ordered
}

function refersTo({ fields }: ResolvedObject, { apiName }: ResolvedObject): boolean {
  return [...fields.values()].some(({ reference }) => reference?.objectApiName === apiName)
}
