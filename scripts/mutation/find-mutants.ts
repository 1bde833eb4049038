import ts from 'typescript'
import { declarationOperators } from './declaration-operators'
import { expressionOperators } from './expression-operators'
import type { Mutant } from './mutant'

const operators = [...expressionOperators, ...declarationOperators]

/** Properties that hold text for people, or names that decide nothing. */
const descriptive = new Set(['en', 'es', 'label', 'message', 'name', 'icon', 'guidance', 'successMessage'])

/** Sizes of a batch: the total that is read or done is the same. */
const portions = new Set(['pageSize', 'chunkSize', 'atOnce'])

/**
 * Returns every small change to a file, in source order. Types, imports, texts for people, error messages and batch
 * sizes are left as they are.
 */
export function findMutants(path: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TS)
  const lines = text.split('\n')
  const mutants: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node, source)) return
    for (const { start, end, replacement, change } of operators.flatMap((operator) =>
      operator(node, { source, path }),
    )) {
      const line = source.getLineAndCharacterOfPosition(start).line
      const original = text.slice(start, end)
      const lineText = (lines[line] ?? '').trim()
      mutants.push({ path, start, end, replacement, original, line: line + 1, lineText, change })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const seen = new Set<string>()
  return mutants.filter(({ start, end, replacement }) => {
    const key = `${start} ${end} ${replacement}`
    return !seen.has(key) && seen.add(key)
  })
}

function isLeftAlone(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isVariableDeclaration(node)) return portions.has(node.name.getText(source))
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText(source)
    return descriptive.has(name) || portions.has(name)
  }
  return ts.isNewExpression(node) && /Error$/.test(node.expression.getText(source))
}
