import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import manifest from '../../../package.json'
import { anchorOf } from '../../../scripts/source/anchor-of'
import { root } from '../../../scripts/source/root'
import { documents } from '../source/documents'
import { linkDocuments } from '../source/links'
import { head } from '../source/look'
import { bar, sidebar } from '../source/navigation'
import { keepText } from '../source/plain-text'

/** Where the files of the repository can be read; `npm run documents -- --repository <address>` sets it. */
const repository = process.env.DOCUMENTS_REPOSITORY || undefined

/** The folders that documents are in. */
const read = ['docs', 'deploy', 'platform']

const madeOf = new Map(documents.map(({ path, page }) => [path, page]))

export default defineConfig({
  title: 'Porchlight',
  description: manifest.description,
  lang: 'en-US',
  srcDir: root,
  // Other folders are not even looked into: `data` may be the database's own.
  srcExclude: [
    ...readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !read.includes(entry.name))
      .map(({ name }) => `${name}/**`),
    'platform/*/src/**',
  ],
  rewrites: (path) => madeOf.get(path) ?? path.replace(/^docs\/site\/contents\/(.+)\.md$/, '$1/index.md'),
  outDir: join(root, '.porchlight/documents'),
  cacheDir: join(root, 'docs/site/node_modules/.cache/vitepress'),
  head,
  metaChunk: true,
  // The addresses of the reader's own installation.
  ignoreDeadLinks: [/^http:\/\/([a-z]+\.)?localhost\b/],
  markdown: {
    // A name such as SECURITY.md is no address, and braces after a word are no attributes.
    linkify: false,
    attrs: { disable: true },
    anchor: { slugify: anchorOf },
    config: (markdown) => {
      keepText(markdown)
      linkDocuments(markdown, repository)
    },
  },
  themeConfig: {
    nav: bar(),
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
    externalLinkIcon: false,
    notFound: {
      title: 'No page has this address',
      quote: 'The search above looks through all documents.',
      linkText: 'To the first page',
    },
  },
  vite: {
    // Documents have no files beside them that would be copied as they are.
    publicDir: false,
    build: { chunkSizeWarningLimit: 4000 },
    plugins: [
      {
        // Documents lie above the folder that Vue is installed in.
        name: 'documents:vue',
        enforce: 'pre',
        resolveId(source, _importer, options) {
          if (!/^vue(\/|$)/.test(source)) return null
          if (options.ssr) return { id: source, external: true }
          return this.resolve(source, join(root, 'docs/site/.vitepress/config.ts'), {
            ...options,
            skipSelf: true,
          })
        },
      },
    ],
  },
})
