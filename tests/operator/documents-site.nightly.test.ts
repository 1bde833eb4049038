import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, posix } from 'node:path'
import { launchBrowser } from '@porchlight/test-kit/browser'
import type { Browser } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/source/list-files'
import { root } from '../../scripts/source/root'
import { environment } from '../faults/server-process'
import { makeFolder } from './operator-process'

let folder: string
let pages: ReadonlyMap<string, string>

// The site's packages are installed and its pages rendered, which takes a minute.
beforeAll(async () => {
  folder = await makeFolder('porchlight documents ')
  const command = [join(root, 'scripts/start.mjs'), 'documents', '--to', folder]
  execFileSync(process.execPath, command, { cwd: root, env: environment(), stdio: 'pipe' })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = files.filter((file) => file.endsWith('.html'))
  pages = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}, 400_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the site of the documents', () => {
  it('has a page for every document, by its heading', () => {
    const documents = listFiles('docs', ['.md']).filter((path) => !path.startsWith('docs/site/'))
    expect(documents.length).toBeGreaterThan(150)
    const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? 'no title'
    const untitled = documents.filter((path) => {
      const page = path
        .replace(/^docs\//, '')
        .replace(/README\.md$/, 'index.md')
        .replace(/md$/, 'html')
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(pages.get(page) ?? '')?.[1] ?? ''
      return !plain(heading).startsWith(titleOf(readFileSync(join(root, path), 'utf8')))
    })
    expect(untitled).toEqual([])
    expect(pages.get('index.html')).toContain('It is written in TypeScript throughout')
  })

  it('leads from every link to a page and a heading of it', () => {
    expect(hrefsOf('guides/operate.html')).toContain('/adr/0123-replicas-answer-what-they-surely-have.html')
    const broken = [...pages.keys()].flatMap((page) =>
      hrefsOf(page).flatMap((href) => (leads(page, href) ? [] : [`${page}: ${href}`])),
    )
    expect(broken).toEqual([])
    // Where the source can be read was not configured.
    expect(pages.get('reference/data-service.html')).toContain(
      '<td><code>platform/ui-api/src/actions/global</code></td>',
    )
  })

  it('refers to no other origin for what it loads', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const styles = files.filter((file) => file.endsWith('.css'))
    const foreign = [
      ...[...pages].flatMap(([page, text]) =>
        [...text.matchAll(/<(?!a )[a-z]+ [^>]*(?:src|srcset|href)="((?:https?:)?\/\/[^"]*)"/g)].map(
          (found) => `${page}: ${found[1]}`,
        ),
      ),
      ...styles.flatMap((file) =>
        [
          ...readFileSync(join(folder, file), 'utf8').matchAll(
            /(?:url\(|@import )["']?((?:https?:)?\/\/[^)"']+)/g,
          ),
        ].map((found) => `${file}: ${found[1]}`),
      ),
    ]
    expect(styles.length).toBeGreaterThan(0)
    expect(foreign).toEqual([])
  })

  it('is written in code that fits the types of its packages', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    execFileSync(process.execPath, [compiler, '-p', join(root, 'docs/site')], { stdio: 'pipe' })
  })
})

describe('a document', () => {
  it('with a link to what does not exist ends the build', async () => {
    const site = join(root, 'docs/site')
    const { createMarkdownRenderer } = await import(join(site, 'node_modules/vitepress/dist/node/index.js'))
    const { linkDocuments } = await import(join(site, 'source/links.ts'))
    const options = { config: (markdown: unknown) => linkDocuments(markdown, 'https://example.com/tree') }
    const markdown = await createMarkdownRenderer(root, options)
    const rendered = (text: string): string =>
      markdown.render(text, { path: join(root, 'docs/guides/operate.md') })
    expect(() => rendered('[a](../adr/nowhere.md)')).toThrow(
      'docs/guides/operate.md: link to ../adr/nowhere.md, which does not exist',
    )
    expect(rendered('[the script](../../scripts/start.mjs)')).toContain(
      'href="https://example.com/tree/scripts/start.mjs"',
    )
    expect(rendered('See ADRs 44 and 45.')).toMatch(/"\/adr\/0044-[^"]+".*"\/adr\/0045-[^"]+"/)
  })
})

describe('in a browser', () => {
  let server: PreviewServer
  let browser: Browser
  beforeAll(async () => {
    server = await preview({
      configFile: false,
      appType: 'mpa',
      build: { outDir: folder },
      preview: { port: 0 },
    })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  it.each([360, 1280])(
    '%i pixels wide, its search opens a guide, and nothing comes from elsewhere',
    async (width) => {
      const origin = `http://localhost:${(server.httpServer.address() as AddressInfo).port}`
      const page = await browser.newPage({ viewport: { width, height: 800 } })
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
          foreign.push(request.url())
      })
      await page.goto(origin, { waitUntil: 'networkidle' })
      await page.click('.DocSearch-Button')
      await page.fill('.search-input', 'standbys streaming replication')
      await page.click('.results a[href^="/guides/operate.html"]')
      await page.waitForURL(/\/guides\/operate\.html#reads-from-replicas$/)
      for (const path of [
        '',
        'reference/objects.html',
        'reference/data-service.html',
        'specification/ui-api.html',
      ]) {
        await page.goto(`${origin}/${path}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          width,
        )
      }
      expect(foreign).toEqual([])
      await page.close()
    },
  )
})

/** Returns the addresses of a page's links within the site. */
function hrefsOf(page: string): readonly string[] {
  const links = [...(pages.get(page) ?? '').matchAll(/<a [^>]*?href="([^"]*)"/g)].map(
    (found) => found[1] ?? '',
  )
  return links.filter((href) => !/^[a-z]+:/.test(href))
}

function leads(page: string, href: string): boolean {
  const [path = '', anchor] = decodeURI(href).split('#')
  const target =
    path === '' ? page : posix.join(path.startsWith('/') ? '' : posix.dirname(page), path).replace(/^\//, '')
  const file = target === '' || target.endsWith('/') ? `${target}index.html` : target
  const text = pages.get(file)
  if (text === undefined) return existsSync(join(folder, file))
  return anchor === undefined || text.includes(`id="${anchor}"`)
}

function plain(markup: string): string {
  const entities = new Map(
    Object.entries({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }),
  )
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities.get(entity) ?? entity)
}
