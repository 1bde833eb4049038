import { fail, isPorchlightError } from '@porchlight/errors'
import { type AttributePath, readPath } from './attribute-expression'
import { attributesOf, type JsonValue, valuesOf } from './json-body'

/** One change of a resource. */
export interface PatchOperation {
  readonly kind: 'add' | 'replace' | 'remove'
  readonly path: AttributePath
  /** Undefined when the attribute is removed entirely. */
  readonly value: JsonValue
}

const kinds = ['add', 'replace', 'remove'] as const
const mostOperations = 1_000

/**
 * Parses the operations of a PATCH (RFC 7644, section 3.5.2) in order. An operation without a path is split into one
 * for each attribute of its value, whose name may be a path, as Entra ID writes it; `op` is case-insensitive.
 * @throws directorySyntaxInvalid, directoryNoTarget, directoryPathInvalid
 */
export function readOperations(body: JsonValue): readonly PatchOperation[] {
  const operations = attributesOf(body).get('operations')
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > mostOperations)
    throw fail('directorySyntaxInvalid', { reason: `it has 1 to ${mostOperations} Operations.` })
  return operations.flatMap(readOperation)
}

function readOperation(operation: JsonValue): readonly PatchOperation[] {
  const attributes = attributesOf(operation, 'an operation')
  const op = attributes.get('op')
  const kind = kinds.find((name) => typeof op === 'string' && op.toLowerCase() === name)
  if (kind === undefined) throw fail('directorySyntaxInvalid', { reason: 'op is add, replace or remove.' })
  const path = attributes.get('path')
  const value = attributes.get('value')
  if (kind !== 'remove' && value === undefined)
    throw fail('directorySyntaxInvalid', { reason: `${kind} needs a value.` })
  if (path !== undefined && path !== null && path !== '') return [{ kind, path: pathOf(path), value }]
  if (kind === 'remove') throw fail('directoryNoTarget')
  return [...attributesOf(value, 'the value of an operation without a path')].map(([name, each]) => ({
    kind,
    path: pathOf(name),
    value: each,
  }))
}

function pathOf(path: JsonValue): AttributePath {
  if (typeof path !== 'string') throw fail('directorySyntaxInvalid', { reason: 'a path is a text.' })
  try {
    return readPath(path)
  } catch (error) {
    if (!isPorchlightError(error, 'directoryFilterInvalid')) throw error
    throw fail('directoryPathInvalid', { path: path.slice(0, 100) })
  }
}

/** Returns the ids in the `value` of members; `directoryValueInvalid` for anything else. */
export function memberIdsOf(value: JsonValue): readonly string[] {
  return valuesOf(value, 'members', 20_000).map((member) => {
    const id = typeof member === 'string' ? member : attributesOf(member, 'a member').get('value')
    if (typeof id !== 'string' || id.length > 100)
      throw fail('directoryValueInvalid', { attribute: 'members' })
    return id
  })
}
