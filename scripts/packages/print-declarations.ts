import ts from 'typescript'
import { type EmittedView, type FlatDeclarations, referencesOf, statementsOf } from './plan-declarations'

/** Returns the text of an entry's one file of declarations. */
export function printDeclarations(plan: FlatDeclarations, view: EmittedView): string {
  const parts = [...printImports(plan)]
  const printed = new Set<ts.Statement>()
  for (const [symbol, name] of plan.declared) {
    if (plan.modules.has(symbol)) parts.push(printModule(symbol, name, plan, view))
    for (const statement of statementsOf(symbol, view)) {
      if (printed.has(statement)) continue
      printed.add(statement)
      parts.push(printStatement(statement, plan, view))
    }
  }
  const names = [...plan.exported].map(([name, symbol]) => exportItem(name, symbol, plan))
  return `${parts.join('\n')}\nexport { ${names.sort().join(', ')} };\n`
}

function* printImports(plan: FlatDeclarations): Iterable<string> {
  const bySpecifier = new Map<string, Set<string>>()
  const add = (specifier: string, name: string, local: string) => {
    const names = bySpecifier.get(specifier) ?? new Set()
    bySpecifier.set(specifier, names.add(name === local ? name : `${name} as ${local}`))
  }
  for (const { specifier, exportedAs, name } of plan.imported.values()) add(specifier, exportedAs, name)
  for (const [local, { specifier, name }] of plan.outside) add(specifier, name, local)
  for (const [specifier, names] of bySpecifier) {
    yield `import { ${[...names].sort().join(', ')} } from '${specifier}';`
  }
}

function exportItem(name: string, symbol: ts.Symbol, plan: FlatDeclarations): string {
  const local = nameIn(plan, symbol)
  const isType = (symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.ValueModule)) === 0
  return `${isType ? 'type ' : ''}${local === name ? name : `${local} as ${name}`}`
}

function nameIn(plan: FlatDeclarations, symbol: ts.Symbol): string {
  const name = plan.declared.get(symbol) ?? plan.imported.get(symbol)?.name
  if (name === undefined) throw new Error(`${plan.specifier}: ${symbol.name} was not planned`)
  return name
}

function printModule(symbol: ts.Symbol, name: string, plan: FlatDeclarations, view: EmittedView): string {
  const items = view.checker.getExportsOfModule(symbol).map((part) => {
    const target = part.flags & ts.SymbolFlags.Alias ? view.checker.getAliasedSymbol(part) : part
    return exportItem(part.name, target, plan)
  })
  return `declare namespace ${name} {\n    export { ${items.join(', ')} };\n}`
}

/** Returns the statement as it was emitted, except that it exports nothing and uses the file's names. */
function printStatement(statement: ts.Statement, plan: FlatDeclarations, view: EmittedView): string {
  const source = statement.getSourceFile()
  const edits = referencesOf(statement, view).flatMap(({ start, end, target }) =>
    target === null ? [] : [{ start, end, text: nameIn(plan, target) }],
  )
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  const exporting = modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (exporting !== undefined) {
    edits.push({ start: exporting.getStart(source), end: exporting.end + 1, text: '' })
  }
  const from = statement.getStart(source, true)
  let text = source.text.slice(from, statement.end)
  for (const edit of edits.sort((a, b) => b.start - a.start)) {
    text = text.slice(0, edit.start - from) + edit.text + text.slice(edit.end - from)
  }
  return text
}
