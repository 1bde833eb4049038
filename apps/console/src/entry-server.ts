import { readFileSync } from 'node:fs'
import { consoleFolders } from '@porchlight/domains/console-folders'
import {
  assetsOfEntry,
  assetsOfFolders,
  brandAssetsOf,
  readManifest,
  styleTextsOf,
} from '@porchlight/page-parts/document/build-manifest'
import { createPageRenderer } from './shell/document/render-page'

const clientDirectory = new URL('../client/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, clientDirectory), 'utf8')
const manifest = readManifest(read)
const entry = assetsOfEntry(manifest, 'src/entry-browser.tsx')

/** Renders one page of the console; see `PortalServerEntry`. */
export const renderPage = createPageRenderer({
  entry,
  parts: assetsOfFolders(manifest, entry, consoleFolders),
  styleTexts: styleTextsOf(manifest, read),
  brands: brandAssetsOf(manifest, read),
})
