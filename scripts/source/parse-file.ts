import ts from 'typescript'

/** One `import`, `export … from` or `import()` of a file. */
export interface ImportOfFile {
  readonly specifier: string
  /** From 1. */
  readonly line: number
  /** Whether it is erased when the file runs. */
  readonly typeOnly: boolean
  /** Whether it is an `import()`, which loads when it is reached. */
  readonly deferred?: true
}

/** One name that a file exports. */
export interface ExportOfFile {
  readonly name: string
  readonly typeOnly: boolean
}

/** What the checks and the generator read from a TypeScript file. */
export interface ParsedFile {
  readonly imports: readonly ImportOfFile[]
  /** In the order of the file; without `export *`, whose names the file does not contain. */
  readonly exports: readonly ExportOfFile[]
  /** The lines of `export *` and `export default`. */
  readonly starExports: readonly number[]
  readonly defaultExports: readonly number[]
  /** The lines that read `process.env`. */
  readonly environmentReads: readonly number[]
  /** The lines of `for await` within a `defineJob`: work that grows with a table in one attempt. */
  readonly loopsOfJobs: readonly number[]
}

/** Parses TypeScript without types or other files; syntax errors are left to the type check. */
export function parseFile(path: string, text: string): ParsedFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const imports: ImportOfFile[] = []
  const exports: ExportOfFile[] = []
  const starExports: number[] = []
  const defaultExports: number[] = []
  const environmentReads: number[] = []
  const loopsOfJobs: number[] = []

  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly } = statement
      if (exportClause === undefined) starExports.push(lineOf(statement))
      else if (ts.isNamespaceExport(exportClause))
        exports.push({ name: exportClause.name.text, typeOnly: isTypeOnly })
      else {
        for (const element of exportClause.elements) {
          if (element.name.text === 'default') defaultExports.push(lineOf(element))
          exports.push({ name: element.name.text, typeOnly: isTypeOnly || element.isTypeOnly })
        }
      }
    } else if (ts.isExportAssignment(statement)) {
      defaultExports.push(lineOf(statement))
    } else if (ts.canHaveModifiers(statement)) {
      const modifiers = ts.getModifiers(statement) ?? []
      if (!modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) continue
      if (modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)) {
        defaultExports.push(lineOf(statement))
      }
      exports.push(...declaredNames(statement))
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      imports.push({ specifier: node.moduleSpecifier.text, line: lineOf(node), typeOnly: isTypeImport(node) })
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const named = node.exportClause
      const typeOnly =
        node.isTypeOnly ||
        (named !== undefined &&
          ts.isNamedExports(named) &&
          named.elements.length > 0 &&
          named.elements.every((element) => element.isTypeOnly))
      imports.push({ specifier: node.moduleSpecifier.text, line: lineOf(node), typeOnly })
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments
      if (argument !== undefined && ts.isStringLiteral(argument)) {
        imports.push({ specifier: argument.text, line: lineOf(node), typeOnly: false, deferred: true })
      }
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument
      if (ts.isStringLiteral(literal)) {
        imports.push({ specifier: literal.text, line: lineOf(node), typeOnly: true })
      }
    } else if (ts.isPropertyAccessExpression(node) && node.getText(source) === 'process.env') {
      environmentReads.push(lineOf(node))
    } else if (ts.isForOfStatement(node) && node.awaitModifier !== undefined && isOfJob(node)) {
      loopsOfJobs.push(lineOf(node))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { imports, exports, starExports, defaultExports, environmentReads, loopsOfJobs }
}

function isOfJob({ parent }: ts.Node): boolean {
  if (parent === undefined) return false
  const isJob = ts.isCallExpression(parent) && parent.expression.getText() === 'defineJob'
  return isJob || isOfJob(parent)
}

function isTypeImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause
  if (clause === undefined) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  if (clause.name !== undefined || clause.namedBindings === undefined) return false
  const bindings = clause.namedBindings
  return (
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every((element) => element.isTypeOnly)
  )
}

function declaredNames(statement: ts.Statement): readonly ExportOfFile[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      ts.isIdentifier(declaration.name) ? [{ name: declaration.name.text, typeOnly: false }] : [],
    )
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return [{ name: statement.name.text, typeOnly: true }]
  }
  if (
    (ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isEnumDeclaration(statement)) &&
    statement.name !== undefined
  ) {
    return [{ name: statement.name.text, typeOnly: false }]
  }
  return []
}
