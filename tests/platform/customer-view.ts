import type { ResolvedObject, Viewer } from '@porchlight/metadata'
import type { ListRequest } from '@porchlight/record-engine'
import type { AccessOracle } from './access-oracle'
import { verdictOf } from './cell'
import type { PlatformWorld } from './platform-world'
import { wholeList } from './read-cells'

/** Responses as bytes, by query name. */
export type Answers = ReadonlyMap<string, string>

/** The first word of every generated text longer than a few characters. */
const commonTerm = 'q0'

/**
 * Runs every query that a customer can: each list view with its columns and order, each object as a whole, searched,
 * and its first page of one record with the token of the next, each related list of each reachable record, and each
 * record of the world by its id. Responses are stored as bytes, errors by their keys. Counts are those of the lists.
 */
export async function everythingSeen(
  world: PlatformWorld,
  oracle: AccessOracle,
  viewer: Viewer,
): Promise<Answers> {
  const answers = new Map<string, string>()
  const ask = async (question: string, call: Promise<unknown>) => {
    let answer = ''
    const verdict = await verdictOf(
      call.then((value) => {
        answer = JSON.stringify(value)
      }),
    )
    answers.set(question, verdict === 'ok' ? answer : verdict)
  }
  const requested: Promise<void>[] = []
  for (const object of world.metadata.objects.values()) {
    for (const [question, request] of listsOf(object)) {
      requested.push(ask(question, world.engine.listRecords(viewer, request)))
    }
    for (const row of oracle.rowsOf(object.apiName).filter((each) => oracle.sees(viewer, each))) {
      for (const list of object.relatedLists) {
        const parent = { fieldApiName: list.fieldApiName, recordId: row.id }
        const request = { ...wholeList(list.childObjectApiName), parent, ...columnsOf(list) }
        requested.push(ask(`${row.id} ${list.relatedListId}`, world.engine.listRecords(viewer, request)))
      }
    }
    const ids = oracle.rowsOf(object.apiName).map((row) => row.id)
    const selection = { fields: [], optionalFields: fieldsAndSpans(object) }
    requested.push(ask(`${object.apiName} by id`, world.engine.readRecords(viewer, ids, selection)))
  }
  await Promise.all(requested)
  return answers
}

function listsOf(object: ResolvedObject): readonly (readonly [string, ListRequest])[] {
  const whole = wholeList(object.apiName)
  const views = object.listViews.map((view): readonly [string, ListRequest] => [
    `${object.apiName} ${view.apiName}`,
    { ...whole, ...columnsOf(view) },
  ])
  return [
    ...views,
    // Views of staff-only objects have an order that a customer may not request.
    [`${object.apiName} whole`, whole],
    [`${object.apiName} searched`, { ...whole, searchTerm: commonTerm }],
    [`${object.apiName} begun`, { ...whole, pageSize: 1 }],
  ]
}

function columnsOf(list: {
  readonly displayColumns: readonly string[]
  readonly orderedBy: readonly { readonly fieldApiName: string; readonly isAscending: boolean }[]
}): Pick<ListRequest, 'selection' | 'orderings'> {
  return {
    selection: { fields: [], optionalFields: list.displayColumns },
    orderings: list.orderedBy.map((order) => ({ field: order.fieldApiName, ascending: order.isAscending })),
  }
}

function fieldsAndSpans(object: ResolvedObject): readonly string[] {
  const names = [...object.referencesByLowerName.values()].flatMap((field) =>
    field.reference === null ? [] : [`${field.reference.relationshipName}.Id`],
  )
  return [...object.fields.keys(), ...names]
}
