import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { listFiles } from './list-files'
import { root } from './root'
import { isTestFile } from './source-tree'

/** A regular expression in the code, in any position. */
export interface FoundPattern {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly source: string
  /** As it is compiled; schemas and `pattern` attributes are compiled with `u`. */
  readonly flags: string
}

/** A place that creates a pattern from values known only at run time. */
export interface UnknownPattern {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly text: string
}

export interface FoundPatterns {
  readonly patterns: readonly FoundPattern[]
  readonly unknown: readonly UnknownPattern[]
}

/** Returns the text of a file of the repository; null when there is none. */
export type ReadText = (path: string) => string | null

/** Properties whose text is compiled to a pattern: JSON Schema, and the parameters of paths of the data service. */
const patternProperties: ReadonlySet<string> = new Set(['pattern', 'patternProperties', 'pathPatterns'])

/** Methods that create a pattern from a text. */
const patternMethods: ReadonlySet<string> = new Set(['match', 'matchAll', 'search'])

/** Reads every pattern of apps, platform, domains and the demo world, except in code that only serves tests. */
export function readPatterns(): FoundPatterns {
  const paths = ['apps', 'platform', 'domains', 'demo'].flatMap((folder) =>
    listFiles(folder, ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs']),
  )
  return findPatterns(
    paths.filter((path) => !isTestFile(path)),
    readRepositoryText,
  )
}

/**
 * Finds the patterns of the files: literals, `RegExp` with literal texts, and texts that schemas, paths and `pattern`
 * attributes compile. Texts are followed through constants of the same file and relative imports; what cannot be
 * followed is `unknown`.
 */
export function findPatterns(paths: readonly string[], read: ReadText): FoundPatterns {
  const patterns: FoundPattern[] = []
  const unknown: UnknownPattern[] = []
  for (const path of paths) {
    const source = parse(path, read)
    if (source === null) continue
    const visit = (node: ts.Node): void => {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      for (const { pattern, flags } of compiledBy(node)) {
        const text = typeof pattern === 'string' ? pattern : textOf(pattern, source, read)
        const mode = typeof flags === 'string' ? flags : textOf(flags, source, read)
        if (text === null || mode === null) unknown.push({ path, line, text: node.getText(source) })
        else patterns.push({ path, line, source: text, flags: mode })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { patterns, unknown }
}

interface Compiled {
  readonly pattern: ts.Expression | string
  readonly flags: ts.Expression | string
}

/** Returns what `node` compiles, ignoring its children. */
function compiledBy(node: ts.Node): readonly Compiled[] {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return [{ pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) }]
  }
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) return compiledByCall(node)
  if (ts.isJsxAttribute(node) && node.name.getText() === 'pattern') {
    const { initializer } = node
    const value =
      initializer !== undefined && ts.isJsxExpression(initializer) ? initializer.expression : initializer
    return value !== undefined && ts.isExpression(value) ? [{ pattern: value, flags: 'u' }] : []
  }
  if (ts.isShorthandPropertyAssignment(node) && patternProperties.has(node.name.text)) {
    return [{ pattern: node.name, flags: 'u' }]
  }
  return ts.isPropertyAssignment(node) && patternProperties.has(nameOf(node)) ? ofProperty(node) : []
}

function compiledByCall(node: ts.NewExpression | ts.CallExpression): readonly Compiled[] {
  const [first, second] = node.arguments ?? []
  if (first === undefined) return []
  const isRegExp = /^(?:globalThis\.)?RegExp$/.test(node.expression.getText())
  if (isRegExp) return isPattern(first) ? [] : [{ pattern: first, flags: second ?? '' }]
  const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''
  const isText = ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)
  return patternMethods.has(method) && isText ? [{ pattern: first, flags: '' }] : []
}

function ofProperty(property: ts.PropertyAssignment): readonly Compiled[] {
  const { initializer } = property
  if (isPattern(initializer)) return []
  if (!ts.isObjectLiteralExpression(initializer)) return [{ pattern: initializer, flags: 'u' }]
  return initializer.properties.flatMap((entry): readonly Compiled[] => {
    if (nameOf(property) === 'patternProperties') return [{ pattern: nameOf(entry), flags: 'u' }]
    return ts.isPropertyAssignment(entry) ? [{ pattern: entry.initializer, flags: 'u' }] : []
  })
}

/** Checks whether it is already a pattern, which is found where it occurs. */
function isPattern(node: ts.Expression): boolean {
  return ts.isRegularExpressionLiteral(node) || ts.isNewExpression(node)
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
}

/** Returns the constant text of an expression; null when it is known only at run time. */
function textOf(node: ts.Expression, source: ts.SourceFile, read: ReadText): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'String.raw') {
    return ts.isNoSubstitutionTemplateLiteral(node.template) ? (node.template.rawText ?? null) : null
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const text = textOf(expression, source, read)
      return text === null ? null : text + literal.text
    })
    return parts.includes(null) ? null : node.head.text + parts.join('')
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, source, read), textOf(node.right, source, read)]
    return left === null || right === null ? null : left + right
  }
  return ts.isIdentifier(node) ? textOfName(node.text, source, read) : null
}

/** Returns the text of a constant at the top of the file, or of the one that it imports by a relative path. */
function textOfName(name: string, source: ts.SourceFile, read: ReadText): string | null {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) !== 0) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText(source) === name)
      if (found?.initializer !== undefined) return textOf(found.initializer, source, read)
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue
      const binding = bindings.elements.find((element) => element.name.text === name)
      if (binding === undefined) continue
      const from = posix.join(posix.dirname(source.fileName), statement.moduleSpecifier.text)
      const imported = parse(`${from}.ts`, read)
      return imported === null
        ? null
        : textOfName((binding.propertyName ?? binding.name).text, imported, read)
    }
  }
  return null
}

function parse(path: string, read: ReadText): ts.SourceFile | null {
  const text = read(path)
  return text === null ? null : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

function readRepositoryText(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}
