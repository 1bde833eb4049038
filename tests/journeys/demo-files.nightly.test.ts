import { createHash } from 'node:crypto'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { readPdf } from '@porchlight/test-kit/pdf'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWalk } from '../../domains/getting-in/journeys/getting-in-world'
import { customerOf, demoPassword, sendLogin, type Visit } from './portal-visit'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, demoFiles: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

interface DemoFile {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly size: number
  readonly sizeOfDocument: number
  readonly checksum: string
  readonly type: string
}

async function filesOf(username: string): Promise<readonly DemoFile[]> {
  const { rows } = await world.context.pool.query<DemoFile>(
    `select d."Id" as id, d."Title" as title, v."PathOnClient" as path, v."ContentSize" as size,
       d."ContentSize" as "sizeOfDocument", v."Checksum" as checksum, v."Media_Type__c" as type
     from record."ContentDocument" d join record."ContentVersion" v on v."ContentDocumentId" = d."Id"
     join record."User" u on u."ContactId" = d."Contact__c"
     where u."Username" = $1 and d."Scan_Status__c" = 'Clean' order by d."Id"`,
    [username],
  )
  return rows
}

/** Returns what the page's customer receives for a file. */
const download = (page: Page, fileId: string) =>
  page.evaluate<{ readonly status: number; readonly type: string; readonly base64: string }>(
    `(async () => {
      const path = '/lwr/apex/v65.0/CustomerPortalDocumentController/downloadFile?fileId=${fileId}'
      const answer = await fetch(path)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      return { status: answer.status, type: answer.headers.get('content-type'), base64 }
    })()`,
  )

/** Widths of the demo's pictures: photos of a meter in landscape, papers in portrait, scans. */
const drawnWidths = [400, 300, 480]

/** Returns a picture's width according to a browser that fully decodes it; 0 when it cannot. */
const widthOf = (page: Page, bytes: Buffer, type: string) =>
  page.evaluate<number>(
    `(async () => {
      const answer = await fetch('data:${type};base64,${bytes.toString('base64')}').catch(() => null)
      const bytes = answer === null ? null : await answer.blob()
      return bytes === null ? 0 : createImageBitmap(bytes).then(({ width }) => width, () => 0)
    })()`,
  )

it('a customer of the demo opens what they sent, byte for byte what its record says', async () => {
  const seen = new Set<string>()
  for (const brand of ['first', 'second', 'third'] as const) {
    const visit: Visit = { brand, language: 'en', width: 360, scheme: 'light' }
    const walk = await startWalk(browser, world, visit)
    const { page } = walk
    await walk.open('/login')
    await sendLogin(page, customerOf[brand], demoPassword)
    await page.waitForURL((url) => !url.pathname.includes('/login'))
    const blank = await browser.newPage()
    for (const file of await filesOf(customerOf[brand])) {
      const { status, type, base64 } = await download(page, file.id)
      expect([status, type]).toEqual([200, file.type])
      const bytes = Buffer.from(base64, 'base64')
      expect([bytes.length, bytes.length]).toEqual([file.size, file.sizeOfDocument])
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.checksum)
      if (file.type === 'application/pdf') {
        expect(await readPdf(bytes)).toMatchObject({ pages: 1, title: file.title })
      } else {
        expect(drawnWidths, file.path).toContain(await widthOf(blank, bytes, file.type))
        expect(await widthOf(blank, bytes.subarray(0, 40), file.type)).toBe(0)
      }
      seen.add(file.type)
    }
    await walk.context.close()
    await blank.close()
  }
  expect(seen).toEqual(new Set(['application/pdf', 'image/jpeg', 'image/png']))
})

it('no file of the demo is without bytes, and two loads of it keep the same', async () => {
  const { rows } = await world.context.pool.query<{ key: string; size: number; checksum: string }>(
    `select "Storage_Key__c" as key, "ContentSize" as size, "Checksum" as checksum from record."ContentVersion"`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(150)
  for (const { key, size, checksum } of rows) {
    // The records were loaded with another copy of the bytes than the one stored here.
    const bytes = await world.context.files.get(key)
    const hash = createHash('sha256')
    let length = 0
    for await (const chunk of bytes ?? []) {
      length += chunk.length
      hash.update(chunk)
    }
    expect([key, length, hash.digest('hex')]).toEqual([key, size, checksum])
  }
})
