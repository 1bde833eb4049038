import ts from 'typescript'

/** The workspace's declarations that are put into the one file of an entry, and their names there. */
export interface FlatDeclarations {
  readonly specifier: string
  /** The names that the entry exports, with their symbols; those that a later entry needs are added. */
  readonly exported: Map<string, ts.Symbol>
  /** The symbols declared in the file, and their names there. */
  readonly declared: ReadonlyMap<ts.Symbol, string>
  /** The symbols from an earlier entry: its specifier, and their names there and here. */
  readonly imported: ReadonlyMap<ts.Symbol, ImportedName>
  /** Names from packages outside the workspace, by their name in the file. */
  readonly outside: ReadonlyMap<string, { readonly specifier: string; readonly name: string }>
  /** Modules that are exported as a whole, `export * as`. */
  readonly modules: ReadonlySet<ts.Symbol>
}

export interface ImportedName {
  readonly specifier: string
  readonly exportedAs: string
  readonly name: string
}

/** The compiler's view of the emitted declarations. */
export interface EmittedView {
  readonly checker: ts.TypeChecker
  /** Checks whether the file is one of them. */
  readonly isOurs: (file: ts.SourceFile) => boolean
}

/**
 * Plans the file of the entry `specifier`, whose entry module is `module`; `earlier` are the plans of the earlier
 * entries.
 */
export function planDeclarations(
  specifier: string,
  module: ts.Symbol,
  earlier: readonly FlatDeclarations[],
  view: EmittedView,
): FlatDeclarations {
  const exported = new Map<string, ts.Symbol>()
  const declared = new Map<ts.Symbol, string>()
  const imported = new Map<ts.Symbol, ImportedName>()
  const outside = new Map<string, { specifier: string; name: string }>()
  const modules = new Set<ts.Symbol>()
  const taken = new Set<string>()
  const waiting: ts.Symbol[] = []

  const take = (symbol: ts.Symbol, wanted: string) => {
    if (declared.has(symbol) || imported.has(symbol)) return
    const name = freeName(wanted, taken)
    taken.add(name)
    const door = earlier.find((each) => each.declared.has(symbol))
    if (door === undefined) {
      declared.set(symbol, name)
      waiting.push(symbol)
    } else {
      imported.set(symbol, { specifier: door.specifier, exportedAs: exportedName(door, symbol), name })
    }
  }
  for (const symbol of view.checker.getExportsOfModule(module)) {
    const target = original(symbol, view.checker)
    exported.set(symbol.name, target)
    take(target, symbol.name)
  }
  for (let symbol = waiting.shift(); symbol !== undefined; symbol = waiting.shift()) {
    if (symbol.flags & ts.SymbolFlags.ValueModule) {
      modules.add(symbol)
      for (const part of view.checker.getExportsOfModule(symbol)) {
        take(original(part, view.checker), part.name)
      }
    }
    for (const statement of statementsOf(symbol, view)) {
      for (const { target, from } of referencesOf(statement, view)) {
        if (target !== null) take(target, target.name)
        else if (from !== null) outside.set(from.local, { specifier: from.specifier, name: from.name })
      }
    }
  }
  return { specifier, exported, declared, imported, outside, modules }
}

/**
 * Returns the name by which a later entry imports a declaration of `door`; one that was internal is exported from now
 * on.
 */
function exportedName(door: FlatDeclarations, symbol: ts.Symbol): string {
  for (const [name, target] of door.exported) if (target === symbol) return name
  const name = door.declared.get(symbol) ?? symbol.name
  door.exported.set(name, symbol)
  return name
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let count = 2
  while (taken.has(`${wanted}${count}`)) count += 1
  return `${wanted}${count}`
}

/** Resolves a symbol through imports and exports. */
function original(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** Returns the statements that declare the symbol; none for modules. */
export function statementsOf(symbol: ts.Symbol, { isOurs }: EmittedView): readonly ts.Statement[] {
  const statements = (symbol.declarations ?? []).flatMap((declaration) => {
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    return isTopLevel(statement) && isOurs(statement.getSourceFile()) ? [statement] : []
  })
  return [...new Set(statements)]
}

function isTopLevel(node: ts.Node): node is ts.Statement {
  return node.parent !== undefined && ts.isSourceFile(node.parent)
}

/** A position in a statement that names something outside it. */
export interface Reference {
  readonly start: number
  readonly end: number
  /** The workspace symbol that it names; null for an external name. */
  readonly target: ts.Symbol | null
  /** The origin of an external name. */
  readonly from: { readonly local: string; readonly specifier: string; readonly name: string } | null
}

/** Returns every position in `statement` that names a declaration of another statement, its own name included. */
export function referencesOf(statement: ts.Statement, view: EmittedView): readonly Reference[] {
  const found: Reference[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node)) visitImportType(node)
    else if (ts.isIdentifier(node)) visitIdentifier(node)
    else ts.forEachChild(node, visit)
  }
  const visitImportType = (node: ts.ImportTypeNode) => {
    node.typeArguments?.forEach(visit)
    const first = node.qualifier === undefined ? undefined : firstIdentifier(node.qualifier)
    const symbol = first === undefined ? undefined : view.checker.getSymbolAtLocation(first)
    if (first === undefined || symbol === undefined) {
      if (isOutside(node.argument.getText())) return
      throw new Error(`${statement.getSourceFile().fileName}: cannot follow ${node.getText()}`)
    }
    const target = original(symbol, view.checker)
    if (statementsOf(target, view).length === 0) return
    const start = node.isTypeOf ? node.argument.pos - 'import('.length : node.getStart()
    found.push({ start, end: first.end, target, from: null })
  }
  const visitIdentifier = (node: ts.Identifier) => {
    const symbol = view.checker.getSymbolAtLocation(node)
    if (symbol === undefined) return
    const place = { start: node.getStart(), end: node.end }
    const from = outsideImport(symbol)
    if (from !== null) {
      found.push({ ...place, target: null, from: { ...from, local: node.text } })
      return
    }
    const target = original(symbol, view.checker)
    if (statementsOf(target, view).length > 0) found.push({ ...place, target, from: null })
  }
  visit(statement)
  return found
}

function firstIdentifier(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : firstIdentifier(name.left)
}

/** Returns the origin of a name that is imported from a package outside the workspace. */
function outsideImport(symbol: ts.Symbol): { readonly specifier: string; readonly name: string } | null {
  const specifierNode = symbol.declarations?.find(ts.isImportSpecifier)
  if (specifierNode === undefined) return null
  const module = specifierNode.parent.parent.parent.moduleSpecifier
  if (!ts.isStringLiteral(module) || !isOutside(module.getText())) return null
  return { specifier: module.text, name: (specifierNode.propertyName ?? specifierNode.name).text }
}

/** Checks whether a specifier, with its quotation marks, is neither of the workspace nor a relative path. */
function isOutside(quoted: string): boolean {
  return !/^['"](\.|@porchlight\/)/.test(quoted)
}
