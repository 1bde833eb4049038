import { type BrandKey, byBrand } from '@porchlight/brands'

/** An entry of Vite's manifest, as far as it is read. */
interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

/** Vite's manifest of a browser build. */
export type BuildManifest = Readonly<Record<string, ManifestEntry>>

/** Reads a file of the browser build, by its path in it. */
export type ReadBuildFile = (file: string) => string

/** The assets that a part of a page loads, as addresses. */
export interface OwnAssets {
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** The style sheet of a brand and the fonts that it names, as addresses. */
export interface BrandAssets {
  readonly style: string
  readonly fonts: readonly string[]
}

/** Reads the manifest of a build; if there is none, it throws what `read` throws. */
export function readManifest(read: ReadBuildFile): BuildManifest {
  return JSON.parse(read('.vite/manifest.json')) as BuildManifest
}

/** Returns an entry's files with those of all its imports, its own first. */
export function assetsOfEntry(manifest: BuildManifest, start: string): OwnAssets {
  const seen = new Set<string>()
  const modules: string[] = []
  const styles: string[] = []
  const visit = (key: string) => {
    const entry = manifest[key]
    if (entry === undefined || seen.has(key)) return
    seen.add(key)
    modules.push(`/${entry.file}`)
    for (const imported of entry.imports ?? []) visit(imported)
    styles.push(...(entry.css ?? []).map((file) => `/${file}`))
  }
  visit(start)
  return { modules, styles: [...new Set(styles)] }
}

/** Returns what an entry loads beyond what `entry` has already loaded. */
export function ownAssets(manifest: BuildManifest, key: string, entry: OwnAssets): OwnAssets {
  const { modules, styles } = assetsOfEntry(manifest, key)
  return {
    modules: modules.filter((module) => !entry.modules.includes(module)),
    styles: styles.filter((style) => !entry.styles.includes(style)),
  }
}

/**
 * Returns the assets of each part of pages, by the part's name; `folders` maps it to the folder below `domains` that
 * contains its code. Throws a TypeError for a part that the build lacks: its pages would be unstyled.
 */
export function assetsOfFolders(
  manifest: BuildManifest,
  entry: OwnAssets,
  folders: Readonly<Record<string, string>>,
): Readonly<Record<string, OwnAssets>> {
  const keys = new Map(
    Object.entries(manifest).flatMap(([key, { isDynamicEntry }]) =>
      isDynamicEntry === true ? [[key.replace(/\/[^/]*$/, ''), key]] : [],
    ),
  )
  return Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => {
      const key = keys.get(`../../domains/${folder}`)
      if (key === undefined) throw new TypeError(`The browser's build has no file for ${name}.`)
      return [name, ownAssets(manifest, key, entry)]
    }),
  )
}

/** Returns the text of each style sheet of the build, by its address. */
export function styleTextsOf(manifest: BuildManifest, read: ReadBuildFile): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const { file, css } of Object.values(manifest)) {
    for (const style of [file, ...(css ?? [])]) {
      if (style.endsWith('.css')) texts[`/${style}`] = read(style).trim()
    }
  }
  return texts
}

/** Returns the styles of each brand, which are separate entries in every build of pages. */
export function brandAssetsOf(
  manifest: BuildManifest,
  read: ReadBuildFile,
): Readonly<Record<BrandKey, BrandAssets>> {
  const styles = Object.entries(manifest)
  return byBrand((key) => {
    const [, entry] = styles.find(([path]) => path.endsWith(`/${key}/brand.css`)) ?? []
    const style = entry?.file ?? ''
    return { style: `/${style}`, fonts: fontsOf(read(style)) }
  })
}

/** Returns the fonts that a style sheet names, in order. */
function fontsOf(css: string): readonly string[] {
  const files = [...css.matchAll(/url\(["']?([^"'()]+)["']?\)/g)].map(([, file = '']) => file)
  return [...new Set(files.filter((file) => file.endsWith('.woff2')))]
}
