import ts from 'typescript'
import { doorPaths } from './emit-modules'
import { type FlatDeclarations, planDeclarations } from './plan-declarations'
import { printDeclarations } from './print-declarations'

/** The entry of a package whose types are flattened. */
export interface TypeDoor {
  readonly specifier: string
  /** The module of the entry, from the root, without extension. */
  readonly entry: string
}

/** The folder of the emitted declarations for the compiler; no such folder exists. */
const place = '/emitted/'

/**
 * Returns one file of declarations for each entry: everything its exports consist of, wherever in the workspace it is
 * declared. Declarations of an earlier entry are imported from there. `declarations` maps modules to their emitted
 * declarations.
 */
export function flattenTypes(
  doors: readonly TypeDoor[],
  declarations: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const program = programOver(doors, declarations)
  const checker = program.getTypeChecker()
  const plans: FlatDeclarations[] = []
  for (const { specifier, entry } of doors) {
    const source = program.getSourceFile(`${place}${entry}.d.ts`)
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${entry} exports nothing`)
    plans.push(planDeclarations(specifier, module, plans, { checker, isOurs }))
  }
  return new Map(plans.map((plan) => [plan.specifier, printDeclarations(plan, { checker, isOurs })]))
}

function isOurs(file: ts.SourceFile): boolean {
  return file.fileName.startsWith(place)
}

function programOver(doors: readonly TypeDoor[], declarations: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
    paths: doorPaths((path) => `${place}${path.replace(/\.tsx?$/, '.d.ts')}`),
  }
  const files = new Map([...declarations].map(([module, text]) => [`${place}${module}.d.ts`, text]))
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
    directoryExists: () => true,
    getDirectories: () => [],
    realpath: (path) => path,
    getSourceFile: (path, version) => {
      const text = files.get(path)
      return text === undefined ? undefined : ts.createSourceFile(path, text, version, true)
    },
  }
  return ts.createProgram(
    doors.map(({ entry }) => `${place}${entry}.d.ts`),
    options,
    host,
  )
}
