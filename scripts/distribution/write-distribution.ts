import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, join, posix } from 'node:path'
import { findSpecifiers, packageOf } from '../packages/find-specifiers'
import { root } from '../source/root'
import { licenceNotices, licenceProblems } from './licences'
import { type InstalledPackage, runtimePackages } from './runtime-packages'

/** The build output that is served, from the root. */
const builtFolders = ['apps/server/dist', 'apps/portal/dist', 'apps/console/dist']

/** Of these, the ones that run in Node. */
const scriptFolders = ['apps/server/dist', 'apps/portal/dist/server', 'apps/console/dist/server']

/**
 * Files that only demo mode loads (`apps/server/src/composition/load-demo.ts`), the stamps of the build, and source
 * maps.
 */
const leftOut = /^(demo-[\w-]+\.js|\.built-\w+|.+\.map)$/

/** Of packages: files for those who write code against them. */
const forAuthors = /\.(d\.[cm]?ts|map)$/

/**
 * Recreates the distribution in `folder`: the built apps without the demo, the packages that they import as npm
 * installed them, a `package.json`, the licences and the bill of materials. Returns its number of packages and bytes.
 * Errors: an `Error` when a package is missing, or must not be passed on.
 */
export function writeDistribution(folder: string): { readonly packages: number; readonly bytes: number } {
  rmSync(folder, { recursive: true, force: true })
  for (const built of builtFolders) {
    cpSync(join(root, built), join(folder, built), {
      recursive: true,
      filter: (source) => !leftOut.test(basename(source)),
    })
  }
  const packages = runtimePackages(root, importedPackages(folder))
  const problems = licenceProblems(packages)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const each of packages) copyPackage(each, folder)
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licenceNotices(root, packages))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(packages), null, 2)}\n`)
  writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(folder))
  return { packages: packages.length, bytes: bytesOf(folder) }
}

/** Returns the packages that the scripts of the distribution import by name. */
function importedPackages(folder: string): ReadonlySet<string> {
  const scripts = scriptFolders.flatMap((each) =>
    filesIn(join(folder, each)).filter((file) => file.endsWith('.js')),
  )
  const specifiers = scripts.flatMap((file) => findSpecifiers(readFileSync(file, 'utf8')))
  const names = specifiers.map(({ text }) => text).filter((text) => !/^(\.|node:)/.test(text))
  return new Set(names.map(packageOf).filter((name) => !builtinModules.includes(name)))
}

/** Returns the contents of the distribution, in CycloneDX format. */
function billOfMaterials(folder: string): string {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  return execFileSync('npm', ['sbom', ...options], { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 })
}

/** Copies a package without the packages inside it: those that are needed are copied separately. */
function copyPackage({ folder: from }: InstalledPackage, to: string): void {
  const inner = join(root, from, 'node_modules')
  cpSync(join(root, from), join(to, from), {
    recursive: true,
    filter: (source) => source !== inner && !forAuthors.test(source),
  })
}

function manifestOf(packages: readonly InstalledPackage[]) {
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const own = packages.filter(({ name, folder }) => folder === posix.join('node_modules', name))
  const dependencies = Object.fromEntries(own.map(({ name, version }) => [name, version]))
  return { name: 'porchlight', version, private: true, type: 'module', license, engines, dependencies }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function bytesOf(folder: string): number {
  return filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0)
}
