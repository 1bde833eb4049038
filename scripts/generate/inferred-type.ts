import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../source/root'

const flags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType

let known: ts.Program | null = null

/**
 * Returns the type that the compiler infers for a file's export `name` without an explicit declaration. For an adapter
 * it is only the response type: its config is exported beside it.
 */
export function inferredType(path: string, name: string): ts.TypeNode | undefined {
  const file = join(root, path)
  if (known?.getSourceFile(file) === undefined) known = programOf(file)
  const checker = known.getTypeChecker()
  const source = known.getSourceFile(file)
  const exported =
    source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name))
  if (exported === undefined) return undefined
  if (exported.flags & ts.SymbolFlags.TypeAlias) {
    return checker.typeToTypeNode(checker.getDeclaredTypeOfSymbol(exported), undefined, flags)
  }
  const node = checker.typeToTypeNode(checker.getTypeOfSymbol(exported), undefined, flags)
  return node !== undefined && ts.isTypeReferenceNode(node) ? node.typeArguments?.at(-1) : node
}

/** The adapters' entry reaches every file whose types are inferred so far; any other file needs a separate program. */
function programOf(file: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  )
  return ts.createProgram([join(root, 'platform/ui-api/src/client.ts'), file], config?.options ?? {})
}
