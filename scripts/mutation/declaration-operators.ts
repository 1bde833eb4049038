import ts from 'typescript'
import { type Operator, removeFrom, replace } from './change'

/** In an access declaration removes each class, right and row rule, one at a time. */
const accessProperty: Operator = (node, position) => {
  if (!position.path.endsWith('/access.ts') || !ts.isObjectLiteralExpression(node)) return []
  return node.properties
    .map((_property, index) => removeFrom(node.properties, index, position))
    .filter((change) => change !== null)
}

/** Widens an access declaration: a list of fields becomes all of them, and a row rule every record. */
const accessWidened: Operator = (node, position) => {
  if (!position.path.endsWith('/access.ts') || !ts.isPropertyAssignment(node)) return []
  const name = node.name.getText(position.source)
  const value = node.initializer.getText(position.source)
  if (['read', 'create', 'update'].includes(name) && value !== "'all'") {
    return [replace(node.initializer, position, "'all'", `${name} all`)]
  }
  if (name === 'records' && value !== 'allRecords') {
    return [replace(node.initializer, position, "{ kind: 'all' } as const", 'every record')]
  }
  return []
}

/**
 * In a state table adds one more successor to each state: the first that the table knows and does not allow. A final
 * state gets one as well.
 */
const moreTransitions: Operator = (node, position) => {
  if (!ts.isPropertyAssignment(node) || node.name.getText(position.source) !== 'transitions') return []
  const table = node.initializer
  if (!ts.isObjectLiteralExpression(table)) return []
  const followers = new Map<string, readonly string[]>()
  for (const property of table.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isArrayLiteralExpression(property.initializer)) return []
    followers.set(
      nameOf(property.name),
      property.initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text),
    )
  }
  const states = [...new Set([...followers.keys(), ...[...followers.values()].flat()])]
  return states.flatMap((state) => {
    const allowed = followers.get(state) ?? []
    const more = states.find((other) => other !== state && !allowed.includes(other))
    if (more === undefined) return []
    // A later property of the same name wins.
    const list = [...allowed, more].map((name) => `'${name}'`).join(', ')
    const end = table.getEnd() - 1
    const comma = table.properties.length === 0 || table.properties.hasTrailingComma ? '' : ', '
    const replacement = `${comma}'${state}': [${list}] `
    return [{ start: end, end, replacement, change: `${state} may become ${more}` }]
  })
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText()
}

/** The operators for what objects declare. */
export const declarationOperators: readonly Operator[] = [accessProperty, accessWidened, moreTransitions]
