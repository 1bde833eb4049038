import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../source/root'
import { readWorkspace } from '../source/workspace'

/** The compiler's output for the workspace's files: path from the root without extension to text. */
export interface EmittedModules {
  readonly scripts: ReadonlyMap<string, string>
  readonly declarations: ReadonlyMap<string, string>
}

/**
 * Compiles the files at `entries` (paths from the root) and all that they import, types included. It does not check
 * types, which `npm run check` does. Errors: an `Error` when the compiler can not emit a file.
 */
export function emitModules(entries: readonly string[]): EmittedModules {
  const program = ts.createProgram(
    entries.map((path) => join(root, path)),
    compilerOptions(),
  )
  const scripts = new Map<string, string>()
  const declarations = new Map<string, string>()
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const module = relative(root, path).replace(/\.(d\.ts|js)$/, '')
    if (path.endsWith('.js')) scripts.set(module, text)
    else declarations.set(module, text)
  })
  const [problem] = diagnostics
  if (problem !== undefined) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
  return { scripts, declarations }
}

function compilerOptions(): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    declaration: true,
    noCheck: true,
    skipLibCheck: true,
    newLine: ts.NewLineKind.LineFeed,
    types: [],
    rootDir: root,
    outDir: root,
    // The compiler emits nothing for what it finds in node_modules, where the workspace's packages are linked.
    paths: doorPaths((path) => join(root, path)),
  }
}

/** Returns the target of each import of a workspace package, for the compiler. */
export function doorPaths(fileOf: (path: string) => string): Record<string, string[]> {
  return Object.fromEntries(
    [...readWorkspace().values()].flatMap(({ name, doors }) =>
      [...doors].map(([door, path]) => [`${name}${door.slice(1)}`, [fileOf(path)]]),
    ),
  )
}
