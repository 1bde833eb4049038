import ts from 'typescript'
import type { Mutant } from './mutant'
import { switchName } from './woven-messages'

/** A change with the number that switches it on. */
export interface NumberedMutant {
  readonly id: number
  readonly mutant: Mutant
}

export interface Woven {
  readonly code: string
  /** The changes that take effect as the module is loaded: it has to be reloaded with one switched on. */
  readonly whenLoaded: ReadonlySet<number>
}

/**
 * Weaves all changes to a file into one source, each behind a switch: `a < b` becomes
 * `(__isMutantOn(7)?(0,a <= b):(0,a < b))`. One process tries every change. Throws when no position for a switch is
 * found.
 */
export function weaveMutants(path: string, text: string, mutants: readonly NumberedMutant[]): Woven {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TS)
  const hosts = new Map<ts.Node, NumberedMutant[]>()
  for (const numbered of mutants) {
    const host = hostOf(source, numbered.mutant)
    if (host === null) throw new TypeError(`${path}:${numbered.mutant.line} has no place for a switch.`)
    hosts.set(host, [...(hosts.get(host) ?? []), numbered])
  }
  const whenLoaded = [...hosts].flatMap(([host, own]) => (runsLater(host) ? [] : own.map(({ id }) => id)))
  return { code: weave(source, source, hosts), whenLoaded: new Set(whenLoaded) }
}

/** Returns the smallest expression or statement that can be put behind a switch and contains the change. */
function hostOf(source: ts.SourceFile, { start, end, replacement }: Mutant): ts.Node | null {
  const isInsertion = start === end
  const contains = (node: ts.Node) =>
    isInsertion
      ? node.getStart(source) < start && end < node.getEnd()
      : node.getStart(source) <= start && end <= node.getEnd()
  const deepest = (node: ts.Node): ts.Node => {
    const inner = ts.forEachChild(node, (child) => (contains(child) ? child : undefined))
    return inner === undefined ? node : deepest(inner)
  }
  let node: ts.Node | undefined = deepest(source)
  const isPartOfList = isInsertion || replacement === ''
  while (node !== undefined && !ts.isSourceFile(node)) {
    const isWhole = node.getStart(source) === start && node.getEnd() === end
    const fits =
      replacement === ';'
        ? isWhole && ts.isStatement(node)
        : isPartOfList
          ? !isWhole && isSwitchable(node)
          : isSwitchable(node)
    if (fits) return node
    node = node.parent
  }
  return null
}

/** Checks whether a conditional expression may replace the node. */
function isSwitchable(node: ts.Node): boolean {
  if (!ts.isExpression(node) || ts.isSpreadElement(node) || ts.isOmittedExpression(node)) return false
  const { parent } = node
  // A chain is a unit: its `?.` ends all of it, and a call in it keeps its `this`.
  if (ts.isPropertyAccessExpression(parent) || ts.isNonNullExpression(parent)) return false
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node
  if (ts.isTaggedTemplateExpression(parent)) return false
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken
  if (ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent)) return false
  if (ts.isBinaryExpression(parent)) return parent.right === node || !isAssignment(parent)
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent))
    return parent.initializer === node
  if (ts.isPropertyDeclaration(parent) || ts.isBindingElement(parent)) return parent.initializer === node
  return !ts.isShorthandPropertyAssignment(parent) && !ts.isExpressionWithTypeArguments(parent)
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

function runsLater(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) !== undefined
}

function weave(
  node: ts.Node,
  source: ts.SourceFile,
  hosts: ReadonlyMap<ts.Node, readonly NumberedMutant[]>,
): string {
  const text = source.text
  const isHostWithin = (child: ts.Node): boolean =>
    hosts.has(child) || ts.forEachChild(child, (inner) => isHostWithin(inner) || undefined) === true
  let woven = ''
  let position = ts.isSourceFile(node) ? 0 : node.getStart(source)
  ts.forEachChild(node, (child) => {
    if (!isHostWithin(child)) return
    woven += text.slice(position, child.getStart(source)) + weave(child, source, hosts)
    position = child.getEnd()
  })
  woven += text.slice(position, node.getEnd())
  const own = hosts.get(node) ?? []
  const isStatement = ts.isStatement(node)
  for (const { id, mutant } of own) {
    const nodeStart = node.getStart(source)
    const changed =
      text.slice(nodeStart, mutant.start) + mutant.replacement + text.slice(mutant.end, node.getEnd())
    woven = isStatement
      ? `if(${switchName}(${id})){${changed}}else{${woven}}`
      : // The zero distinguishes `(a):(b)` from the start of an arrow function.
        `(${switchName}(${id})?(0,${changed}):(0,${woven}))`
  }
  // Without a semicolon the previous line would call an expression that starts with a parenthesis.
  const isInBlock = ts.isBlock(node.parent ?? source) || ts.isSourceFile(node.parent ?? source)
  return ts.isExpressionStatement(node) && isInBlock && woven.startsWith('(') ? `;${woven}` : woven
}
