import ts from 'typescript'
import { type Change, type Operator, removeFrom, replace, shortened } from './change'

const { SyntaxKind } = ts

/** The replacements of each operator: the boundary moves, and the result is inverted. */
const otherOperators: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [SyntaxKind.LessThanToken, ['<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [SyntaxKind.AmpersandAmpersandToken, ['||']],
  [SyntaxKind.BarBarToken, ['&&']],
  [SyntaxKind.PlusToken, ['-']],
  [SyntaxKind.MinusToken, ['+']],
  [SyntaxKind.AsteriskToken, ['/']],
  [SyntaxKind.SlashToken, ['*']],
])

const binary: Operator = (node, position) => {
  if (!ts.isBinaryExpression(node)) return []
  const { operatorToken, left, right } = node
  const joinsText = operatorToken.kind === SyntaxKind.PlusToken && [left, right].some((side) => isText(side))
  if (joinsText) return []
  const others = otherOperators.get(operatorToken.kind) ?? []
  const from = operatorToken.getText(position.source)
  return others.map((to) => replace(operatorToken, position, to, `${from} → ${to}`))
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

const negation: Operator = (node, position) =>
  ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken
    ? [replace(node, position, node.operand.getText(position.source), 'without !')]
    : []

const truth: Operator = (node, position) =>
  node.kind === SyntaxKind.TrueKeyword
    ? [replace(node, position, 'false', 'true → false')]
    : node.kind === SyntaxKind.FalseKeyword
      ? [replace(node, position, 'true', 'false → true')]
      : []

/** 0 becomes 1, 1 becomes 0, and every other number is multiplied by ten. */
const number: Operator = (node, position) => {
  if (!ts.isNumericLiteral(node)) return []
  const value = Number(node.text)
  const to = value === 0 ? '1' : value === 1 ? '0' : String(value * 10)
  return [replace(node, position, to, `${node.getText(position.source)} → ${to}`)]
}

/** A pattern that matches everything. */
const pattern: Operator = (node, position) =>
  ts.isRegularExpressionLiteral(node)
    ? [replace(node, position, '/(?:)/', 'pattern that fits everything')]
    : []

/** Inverts a condition, unless an operator in it is already inverted. */
const condition: Operator = (node, position) => {
  const tested = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : null
  if (tested === null) return []
  const isTurnedAlready =
    (ts.isBinaryExpression(tested) && otherOperators.has(tested.operatorToken.kind)) ||
    ts.isPrefixUnaryExpression(tested)
  if (isTurnedAlready) return []
  return [replace(tested, position, `!(${tested.getText(position.source)})`, 'condition turned round')]
}

/** Removes an early return, refusal or `continue`; not one that only reports a programming mistake. */
const guard: Operator = (node, position) => {
  if (!ts.isIfStatement(node) || node.elseStatement !== undefined) return []
  const last = ts.isBlock(node.thenStatement) ? node.thenStatement.statements.at(-1) : node.thenStatement
  const leaves =
    last !== undefined &&
    (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last))
  if (!leaves || /new (Type|Range)?Error\(/.test(last.getText(position.source))) return []
  return [replace(node, position, ';', `without ${shortened(node.getText(position.source))}`)]
}

/** Removes a call that is made only for its effect. */
const effect: Operator = (node, position) => {
  if (!ts.isExpressionStatement(node)) return []
  const called = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression
  if (!ts.isCallExpression(called) || called.expression.kind === SyntaxKind.SuperKeyword) return []
  return [replace(node, position, ';', `without ${shortened(node.getText(position.source))}`)]
}

const otherCalls: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
])

/** Swaps minimum and maximum, some and every; a filter accepts everything. */
const call: Operator = (node, position) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const { name, expression } = node.expression
  const changes: Change[] = []
  const other = otherCalls.get(name.text)
  if (other !== undefined) changes.push(replace(name, position, other, `${name.text} → ${other}`))
  if (name.text === 'filter') {
    changes.push(replace(node, position, expression.getText(position.source), 'without filter'))
  }
  return changes
}

/** Removes each element of a list, one at a time: of allowed values, of conditions, of states. */
const element: Operator = (node, position) => {
  if (!ts.isArrayLiteralExpression(node)) return []
  return node.elements
    .map((_element, index) => removeFrom(node.elements, index, position))
    .filter((change) => change !== null)
}

/** The operators for any code. */
export const expressionOperators: readonly Operator[] = [
  binary,
  negation,
  truth,
  number,
  pattern,
  condition,
  guard,
  effect,
  call,
  element,
]
