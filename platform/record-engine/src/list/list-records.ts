import { fail } from '@porchlight/errors'
import { keepWithinBudget, type ResolvedObject, type Viewer } from '@porchlight/metadata'
import { keepJoinsWithinBudget, selectedFields } from '../compile/join-budget'
import { resolveSelection, selectionKey } from '../compile/selection'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import type { ListRequest, RecordPage } from '../record-engine'
import { InputList } from '../sql/input-list'
import { bindParameters } from '../sql/parameter-plan'
import { bindCondition, comparedPaths } from './bind-condition'
import { compileList, type ListShape } from './compile-list'
import { mostConditionsAfter } from './keyset'
import { type ListParent, requireParent, resolveParent } from './list-parent'
import { orderKeysText, resolveOrderKeys } from './order-keys'
import { pageOf } from './page-of'
import { readPosition, type Seek } from './page-token'
import { bindSearch } from './search-predicate'

/**
 * Reads one page of an object's records in one statement. A parent that the viewer cannot see is `notFound`; an object
 * of which the viewer can reach no records is an empty list. A page whose statement would join too much, or which would
 * contain too many fields, is `beyondBudget`, whichever page of the list it is.
 */
export async function listRecords(
  engine: EngineContext,
  viewer: Viewer,
  request: ListRequest,
): Promise<RecordPage> {
  const object = engine.metadata.object(request.objectApiName)
  if (object === undefined) throw fail('notFound')
  if (object.access[viewer.class].records.kind === 'none') {
    if (request.parent !== null) throw fail('notFound')
    return { records: [], currentPageToken: '0', nextPageToken: null, previousPageToken: null }
  }
  const parent = resolveParent(object, viewer.class, request.parent)
  const { shape, shapeKey, inputs, seek, token, binding } = bindList(engine, viewer, object, parent, request)
  const plan = engine.listShapes.get(shapeKey, () => {
    keepJoinsWithinBudget({
      node: shape.node,
      paths: [
        ...shape.keys.flatMap(({ path, spanish }) => [path, spanish?.text ?? path]),
        ...comparedPaths(shape.condition),
      ],
      repeats: mostConditionsAfter(shape.keys),
    })
    return compileList(engine, shape)
  })
  const rows = await runStatement(
    engine.database,
    plan.statement,
    bindParameters(plan.parameters, viewer, inputs.values),
  )
  if (parent !== null && rows.length === 0) await requireParent(engine, viewer, engine.metadata, parent)
  return pageOf({
    rows,
    pageSize: request.pageSize,
    seek,
    token,
    keyIndexes: plan.keyIndexes,
    project: (row) => plan.project(row, viewer.language),
    secret: engine.pageTokenSecret,
    binding,
  })
}

function bindList(
  engine: EngineContext,
  viewer: Viewer,
  object: ResolvedObject,
  parent: ListParent | null,
  request: ListRequest,
) {
  const { metadata } = engine
  const selection = engine.selections.get(
    `${object.apiName} ${viewer.class} ${JSON.stringify([request.selection.fields, request.selection.optionalFields])}`,
    () => {
      const node = resolveSelection(metadata, viewer.class, object, request.selection)
      return { node, key: selectionKey(node), fields: selectedFields(node) }
    },
  )
  keepWithinBudget('cells', selection.fields * request.pageSize)
  const keys = resolveOrderKeys(metadata, viewer.class, object, request.orderings, viewer.language)
  const order = orderKeysText(keys)
  const inputs = new InputList()
  const search = bindSearch(object, viewer.class, request.searchTerm, inputs)
  const boundParent =
    parent === null ? null : { reference: parent.reference, input: inputs.add(parent.recordId) }
  const condition =
    request.condition === null
      ? null
      : bindCondition(metadata, viewer.class, object, request.condition, inputs, engine.now())

  // Everything so far identifies the list; a token is valid only for exactly this list and this viewer.
  const { language: _language, ...identity } = viewer
  const filters = [
    parent === null ? '' : parent.reference.apiName,
    search?.key ?? '',
    condition === null ? '' : condition.key,
  ]
  const binding = JSON.stringify([identity, object.apiName, order, filters, inputs.values])
  const { seek, token } = readPosition(request.position, engine.pageTokenSecret, binding, keys.length)
  const position = bindPosition(seek, inputs)
  // One extra row shows whether there is another page.
  const limitInput = inputs.add(request.pageSize + (request.position.kind === 'only' ? 0 : 1))
  const shape: ListShape = {
    object,
    viewerClass: viewer.class,
    node: selection.node,
    keys,
    limitInput,
    position: position.shape,
    parent: boundParent,
    condition: condition?.condition ?? null,
    search,
  }
  const shapeKey = JSON.stringify([object.apiName, viewer.class, selection.key, order, filters, position.key])
  return { shape, shapeKey, inputs, seek, token, binding }
}

function bindPosition(
  seek: Seek,
  inputs: InputList,
): { readonly shape: ListShape['position']; readonly key: string } {
  if (seek.kind === 'offset') {
    if (seek.offset === 0) return { shape: { kind: 'start' }, key: 'start' }
    return { shape: { kind: 'offset', input: inputs.add(seek.offset) }, key: 'offset' }
  }
  const keyInputs = seek.keys.map((key) => (key === null ? null : inputs.add(key)))
  const nulls = seek.keys.map((key) => (key === null ? '0' : '1')).join('')
  return { shape: { kind: seek.kind, inputs: keyInputs }, key: `${seek.kind} ${nulls}` }
}
