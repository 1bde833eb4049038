import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../source/root'
import { findSpecifiers, packageOf } from './find-specifiers'
import { type PublishedPackage, publishedPackages } from './published-packages'

/** The input from which a package is written. */
interface PackageSource {
  readonly published: PublishedPackage
  /** The module of its entry, from the root, without extension. */
  readonly entry: string
  /** Every module that was compiled, and its script. */
  readonly scripts: ReadonlyMap<string, string>
  /** All of its declarations. */
  readonly types: string
}

interface SourceManifest {
  readonly version: string
  readonly license: string
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Recreates the package in `folder`: its modules separate as in the workspace, so that bundlers leave out unused files,
 * one file of types, its `package.json`, README and licence. Errors: an `Error` when a module imports what others
 * cannot install.
 */
export function writePackage(folder: string, { published, entry, scripts, types }: PackageSource): void {
  rmSync(folder, { recursive: true, force: true })
  const manifest: SourceManifest = JSON.parse(
    readFileSync(join(root, published.folder, 'package.json'), 'utf8'),
  )
  const peers = manifest.peerDependencies ?? {}
  const sources = `${published.folder}/src`
  const packages = new Set(findSpecifiers(types).map(({ text }) => packageOf(text)))
  const waiting = [entry]
  for (const module of waiting) {
    const { text, imported, outside } = withExtensions(module, scripts)
    write(join(folder, 'dist', `${posix.relative(sources, module)}.js`), text)
    for (const each of imported) {
      if (!each.startsWith(`${sources}/`)) throw new Error(`${module} imports ${each} by its path`)
      if (!waiting.includes(each)) waiting.push(each)
    }
    for (const each of outside) packages.add(each)
  }
  const door = `dist/${posix.relative(sources, entry)}`
  write(join(folder, `${door}.d.ts`), types)
  write(
    join(folder, 'package.json'),
    `${JSON.stringify(publicManifest(published, manifest, door, dependenciesOf(published, packages, peers)), null, 2)}\n`,
  )
  copyFileSync(join(root, published.folder, 'README.md'), join(folder, 'README.md'))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

function publicManifest(
  { name, door: exportedAs, description }: PublishedPackage,
  { version, license, peerDependencies }: SourceManifest,
  door: string,
  dependencies: Readonly<Record<string, string>>,
) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    files: ['dist'],
    exports: {
      [exportedAs]: { types: `./${door}.d.ts`, default: `./${door}.js` },
      './package.json': './package.json',
    },
    dependencies,
    ...(peerDependencies === undefined ? {} : { peerDependencies }),
  }
}

/** Returns the published packages that it imports, each in the version that it was built with. */
function dependenciesOf(
  { name }: PublishedPackage,
  packages: ReadonlySet<string>,
  peers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const dependencies = [...packages].filter((each) => each !== name && !Object.hasOwn(peers, each))
  return Object.fromEntries(
    dependencies.sort().map((each) => {
      const dependency = publishedPackages.find((published) => published.name === each)
      if (dependency === undefined) throw new Error(`${name} imports ${each}, which is not published`)
      const manifest: SourceManifest = JSON.parse(
        readFileSync(join(root, dependency.folder, 'package.json'), 'utf8'),
      )
      return [each, manifest.version]
    }),
  )
}

/** Returns the script of `module` with file names in its imports, the modules that it imports, and the packages. */
function withExtensions(module: string, scripts: ReadonlyMap<string, string>) {
  let text = scripts.get(module)
  if (text === undefined) throw new Error(`${module} was not compiled`)
  const imported: string[] = []
  const outside: string[] = []
  for (const { text: specifier, start } of findSpecifiers(text).toReversed()) {
    if (!specifier.startsWith('.')) {
      outside.push(packageOf(specifier))
      continue
    }
    const path = posix.join(posix.dirname(module), specifier)
    const target = scripts.has(path) ? path : `${path}/index`
    imported.push(target)
    const relative = posix.relative(posix.dirname(module), target)
    const file = `${relative.startsWith('.') ? '' : './'}${relative}.js`
    text = text.slice(0, start) + file + text.slice(start + specifier.length)
  }
  return { text, imported, outside }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
