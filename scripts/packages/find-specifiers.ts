import ts from 'typescript'

/** A module specifier in a script or a file of declarations. */
export interface Specifier {
  /** Without its quotation marks. */
  readonly text: string
  /** The start of the text. */
  readonly start: number
}

/**
 * Returns every module that `text` imports or exports from, `import()` and types included, in the order of the text.
 */
export function findSpecifiers(text: string): readonly Specifier[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true)
  const found: Specifier[] = []
  const visit = (node: ts.Node): void => {
    const named = moduleNamedBy(node)
    if (named !== undefined && ts.isStringLiteral(named)) {
      found.push({ text: named.text, start: named.getStart(source) + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function moduleNamedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0]
  }
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
}

/** Returns the package of a specifier that is not a path: `@scope/name` of `@scope/name/part`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
