import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import {
  beginSession,
  customerOf,
  named,
  type Visit,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'
import {
  createEnrolling,
  type EnrollingCustomer,
  lookedUpWalk,
  requestDocument,
} from '../../enrollment/journeys/enrolling-customer'
import { lastLinkTo, startWalk, takeOrder, type Walk } from '../../getting-in/journeys/getting-in-world'

const copy = {
  en: {
    missing: 'Not all required documents have been uploaded',
    typeRequired: 'Choose what kind of document it is.',
    filesRequired: 'Choose a file or take a photo.',
    received: 'We have your document',
    done: 'That’s all we need',
    rejected: 'A page or side is missing.',
    checking: 'Being checked',
    locked: 'This file is locked with a password.',
    heic: 'On an iPhone choose Settings, Camera, Formats, Most Compatible',
    expired: 'Your link has expired. Please try again',
    linkSent: 'A new link is on its way',
    lineDown: 'The connection dropped.',
    unfinished: 'A file wasn’t sent completely',
    resumed: 'Continuing with scan.pdf where it stopped (1 of 1)',
    first: 'First, find your order',
  },
  es: {
    missing: 'No se han subido todos los documentos obligatorios',
    typeRequired: 'Elija qué tipo de documento es.',
    filesRequired: 'Elija un archivo o tome una foto.',
    received: 'Recibimos su documento',
    done: 'Es todo lo que necesitamos',
    rejected: 'Falta una página o un lado.',
    checking: 'En revisión',
    locked: 'Este archivo está protegido con contraseña.',
    heic: 'En un iPhone elija Ajustes, Cámara, Formatos, Más compatible',
    expired: 'Su enlace venció. Inténtelo de nuevo',
    linkSent: 'Un enlace nuevo está en camino',
    lineDown: 'Se cortó la conexión.',
    unfinished: 'Un archivo no se envió completo',
    resumed: 'Seguimos con scan.pdf desde donde quedó (1 de 1)',
    first: 'Primero, busque su pedido',
  },
} as const

const visits = visitsOfRun(['first', 'second'])

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
  scan = join(await mkdtemp(join(tmpdir(), 'porchlight-scan-')), 'scan.pdf')
  await writeFile(scan, scanBytes)
})

afterAll(async () => {
  await browser.close()
  await world.close()
  await rm(dirname(scan), { recursive: true })
})

const pdf = (name: string, text = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<<${text}>>\nendobj\n`),
})

/** A photo as an iPhone keeps it. */
const heic = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.concat([
    Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
    Buffer.alloc(600),
  ]),
})

const scanBytes = Buffer.concat([pdf('').buffer, Buffer.alloc(4 * 1_048_576, 0x41)])

/** A file on the disk: only that is the same file when it is chosen again. */
let scan: string

const sendButton = (page: Page) => page.locator('#send button[type="submit"]')
const doneButton = (page: Page) => page.locator('form[action$="/documents/done"] button')

async function newCustomer(visit: Visit): Promise<EnrollingCustomer & { readonly identity: string }> {
  const customer = await createEnrolling(world, visit, ['Documents'])
  const identity = await requestDocument(world, customer, 'Identity')
  await requestDocument(world, customer, 'Lease', false)
  return { ...customer, identity }
}

/** A pending order of the visit’s customer, who has a login. */
async function newOrderOfCustomer({ brand }: Visit): Promise<{ readonly orderId: string }> {
  const { pool, engine, systemViewer } = world.context
  const { rows } = await pool.query<{ id: string }>(
    `select a."Id" as id from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 and a."Status__c" = 'Active' limit 1`,
    [customerOf[brand]],
  )
  const fields = {
    AccountId: rows[0]?.id,
    Case_Type__c: 'Move_In',
    Requested_Start_Date__c: '2026-12-15',
    Plan_Name__c: 'Fixed 12',
    Service_Street__c: '14 Lantern Row',
    Service_City__c: 'Houston',
    Service_State__c: 'TX',
    Service_Postal_Code__c: '77002',
  }
  return { orderId: await engine.createRecord(systemViewer, 'Order', { fields }) }
}

async function openDocuments(walk: Walk, path = '/documents'): Promise<void> {
  await walk.open(path)
  await walk.page.locator('#send form[novalidate]').waitFor()
}

const storedSizes = async (orderId: string) => {
  const { rows } = await world.context.pool.query<{ size: number; sum: string }>(
    `select v."ContentSize" as size, v."Checksum" as sum from record."ContentVersion" v
     join record."ContentDocumentLink" l on l."ContentDocumentId" = v."ContentDocumentId"
     join record."Document_Requirement__c" r on r."Id" = l."Document_Requirement__c"
     where r."Order__c" = $1`,
    [orderId],
  )
  return rows
}

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]

  it('documents are sent by look-up, page by page, refused with the reason and replaced', async () => {
    const customer = await newCustomer(visit)
    const walk = await lookedUpWalk(browser, world, visit, customer)
    const { page } = walk
    await openDocuments(walk)
    await expectNothingFound(page, 'documents')
    await doneButton(page).click()
    await walk.words(text.missing)
    await page.locator('#send form[novalidate]').waitFor()
    await expectNothingFound(page, 'missing')
    await sendButton(page).click()
    await walk.words(text.typeRequired)
    await walk.words(text.filesRequired)
    expect(await page.evaluate('document.activeElement.id')).toBe('error-summary')

    await page.locator('[value="Identity"]').check()
    const files = page.locator('[name="attachment"]')
    await walk.words(visit.language === 'es' ? 'Elegir archivos' : 'Choose files')
    await files.setInputFiles([pdf('locked.pdf', '/Encrypt 5 0 R'), pdf('front.pdf')])
    await sendButton(page).click()
    await walk.words(`locked.pdf: ${text.locked}`)
    for (const photo of [heic('IMG_1.HEIC', 'image/heic'), heic('IMG_2.jpg', 'image/jpeg')]) {
      await files.setInputFiles(pdf('locked.pdf', '/Encrypt 5 0 R'))
      await sendButton(page).click()
      await walk.words(text.locked)
      await files.setInputFiles(photo)
      await sendButton(page).click()
      await walk.words(text.heic)
    }
    await files.setInputFiles([pdf('front.pdf'), pdf('back.pdf', '/B 1')])
    await walk.words('back.pdf')
    await sendButton(page).dblclick()
    await page.waitForURL(/\?received/)
    await walk.words(text.received)
    expect(await storedSizes(customer.orderId)).toHaveLength(2)
    await world.background?.idle()
    await walk.words(text.checking)

    const reason = { Rejection_Text__c: text.rejected, Rejection_Text_ES__c: text.rejected }
    await world.context.engine.updateRecord(world.context.systemViewer, customer.identity, {
      fields: { Status__c: 'Rejected', ...reason },
    })
    await openDocuments(walk)
    await walk.words(text.rejected)
    await page.locator('a[href$="type=Identity#send"]').click()
    await page.locator('#send form[novalidate]').waitFor()
    expect(await page.locator('[value="Identity"]').isChecked()).toBe(true)
    await page.locator('[name="attachment"]').setInputFiles(pdf('both.pdf'))
    await sendButton(page).click()
    await page.waitForURL(/\?received/)
    await page.locator('#send form[novalidate]').waitFor()
    await doneButton(page).click()
    await page.waitForURL(/\?done/)
    await walk.words(text.done)
    await page.locator('#send form[novalidate]').waitFor()
    await expectNothingFound(page, 'done')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

describe.skipIf(isWholeRun)('without a login', () => {
  const visit = visits[0] as Visit

  it('the link of a mail opens the documents, again and again, and says when it has expired', async () => {
    const customer = await newCustomer(visit)
    const { pool } = world.context
    await enqueueJob(pool, 'send-order-link', { orderId: customer.orderId, page: 'documents' })
    const link = await lastLinkTo(world, customer.email)
    const walk = await startWalk(browser, world, visit)
    for (let count = 0; count < 2; count += 1) {
      await walk.page.goto(link)
      // The question comes once in a browser.
      if (count === 0) await takeOrder(walk.page)
      await walk.words('12 Lantern Row')
      expect(walk.page.url()).not.toContain('link=')
    }
    world.advance(86_400_000)
    await walk.page.goto(link)
    await walk.heading(copy.en.expired)
    await expectNothingFound(walk.page, 'expired')
    await walk.page.locator('main form button').click()
    await walk.heading(copy.en.linkSent)
    const again = await lastLinkTo(world, customer.email)
    expect(again).not.toBe(link)
    await walk.page.goto(again)
    await takeOrder(walk.page)
    await walk.words('12 Lantern Row')
    await walk.context.close()
  })

  it('a stranger is led to the look-up, whatever order the address names', async () => {
    const customer = await newCustomer(visit)
    const walk = await startWalk(browser, world, visit)
    for (const path of ['/documents', `/documents/${customer.orderId}`, '/documents/801000000000001AAA']) {
      await walk.open(path)
      await walk.words(copy.en.first)
    }
    await expectNothingFound(walk.page, 'no order')
    await walk.context.close()
  })
})

describe('with JavaScript off', () => {
  it('a document is refused, sent and done by plain forms', async () => {
    const visit: Visit = { brand: 'second', language: 'es', width: 360, scheme: 'light' }
    const text = copy.es
    const customer = await newCustomer(visit)
    const walk = await lookedUpWalk(browser, world, visit, customer, { javaScriptEnabled: false })
    const { page } = walk
    await walk.open('/documents')
    await page.locator('[name="attachment"]').setInputFiles(pdf('a.pdf'))
    await sendButton(page).click()
    await walk.words(text.typeRequired)
    await page.locator('[value="Identity"]').check()
    await page.locator('[name="attachment"]').setInputFiles(pdf('a.pdf', '/Encrypt 5 0 R'))
    await sendButton(page).click()
    await walk.words(text.locked)
    expect(await page.locator('[value="Identity"]').isChecked()).toBe(true)
    for (const photo of [heic('IMG_1.heic', 'image/heic'), heic('IMG_2.jpg', 'image/jpeg')]) {
      await page.locator('[name="attachment"]').setInputFiles(photo)
      await sendButton(page).click()
      await walk.words(text.heic)
      expect(await storedSizes(customer.orderId)).toEqual([])
    }
    await page.locator('[name="attachment"]').setInputFiles([pdf('a.pdf'), pdf('b.pdf')])
    await sendButton(page).click()
    await page.waitForURL(/\?received=R\d{8}$/)
    await walk.words(text.received)
    expect(await storedSizes(customer.orderId)).toHaveLength(2)
    await doneButton(page).click()
    await page.waitForURL(/\?done$/)
    await walk.words(text.done)
    await walk.context.close()
  })
})

describe.skipIf(isWholeRun)('with the keyboard alone', () => {
  it('a type is chosen and a file is sent', async () => {
    const visit = visits[0] as Visit
    const customer = await newCustomer(visit)
    const walk = await lookedUpWalk(browser, world, visit, customer)
    const { page } = walk
    await openDocuments(walk, '/documents?type=Lease')
    await page.locator('[name="attachment"]').setInputFiles(pdf('lease.pdf'))
    await page.locator('[value="Lease"]').focus()
    await page.keyboard.press('ArrowUp')
    expect(await page.locator('[value="Identity"]').isChecked()).toBe(true)
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate<boolean>('document.activeElement?.matches("#send button[type=submit]")')) break
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?received/)
    await walk.context.close()
  })
})

describe.skipIf(isWholeRun)('over a line that drops', () => {
  it('10 MB arrive whole after two breaks, and are kept once', async () => {
    const visit = visits[0] as Visit
    const customer = await newCustomer(visit)
    const walk = await lookedUpWalk(browser, world, visit, customer)
    const { page, context } = walk
    let parts = 0
    await context.route('**/appendUpload', async (route) => {
      parts += 1
      // Once on the way there, once on the way back: the part has arrived, and nobody knows.
      if (parts === 3) return route.abort('connectionreset')
      if (parts === 6) {
        await route.fetch()
        return route.abort('connectionreset')
      }
      return route.continue()
    })
    await openDocuments(walk)
    const bytes = Buffer.concat([pdf('').buffer, Buffer.alloc(10 * 1_048_576, 0x41)])
    await page.locator('[value="Identity"]').check()
    await page
      .locator('[name="attachment"]')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: bytes })
    await sendButton(page).click()
    await page.waitForURL(/\?received/, { timeout: 45_000 })
    expect(parts).toBeGreaterThan(8)
    const sum = createHash('sha256').update(bytes).digest('hex')
    expect(await storedSizes(customer.orderId)).toEqual([{ size: bytes.length, sum }])
    await walk.context.close()
  })

  it.each(visits.slice(0, 2).map((one) => [one.language, one] as const))(
    'and a reload, the same file goes on where it stopped, and says so: %s',
    async (language, visit) => {
      const text = copy[language]
      const { orderId } = await newOrderOfCustomer(visit)
      const walk = await startWalk(browser, world, visit)
      const { page, context } = walk
      await beginSession(context, world, visit)
      await openDocuments(walk, `/documents/${orderId}`)
      await page.locator('[value="Lease"]').check()
      await page.locator('[name="attachment"]').setInputFiles(scan)
      const offsets: number[] = []
      let isDown = false
      await context.route('**/appendUpload', async (route) => {
        if (isDown) return route.abort('connectionreset')
        const form = route.request().postDataBuffer()?.toString('latin1', 0, 1_000) ?? ''
        offsets.push(Number(/name="offset"\r\n\r\n(\d+)/.exec(form)?.[1]))
        isDown = offsets.length === 3
        return route.continue()
      })
      await sendButton(page).click()
      await page.getByText(text.lineDown).waitFor()

      isDown = false
      const before = offsets.length
      await openDocuments(walk, `/documents/${orderId}`)
      await walk.words(text.unfinished)
      await walk.words('scan.pdf')
      await expectNothingFound(page, 'unfinished')
      expect(await page.locator('[value="Lease"]').isChecked()).toBe(true)
      await page.locator('[name="attachment"]').setInputFiles(scan)
      const isTold = page.getByText(text.resumed).waitFor()
      await sendButton(page).click()
      await isTold
      await page.waitForURL(/\?received/, { timeout: 45_000 })
      await walk.words(text.received)
      expect(await page.getByText(text.unfinished).count()).toBe(0)
      // At most the part that was on the line comes again.
      expect(offsets[before]).toBeGreaterThanOrEqual(offsets[before - 1] ?? 0)
      expect(offsets[before]).toBeGreaterThan(300_000)
      const sum = createHash('sha256').update(scanBytes).digest('hex')
      expect(await storedSizes(orderId)).toEqual([{ size: scanBytes.length, sum }])

      // Another file is left half-way, and nothing of it after the log-out.
      isDown = true
      await page.locator('[value="Identity"]').check()
      await page.locator('[name="attachment"]').setInputFiles(scan)
      await sendButton(page).click()
      await page.getByText(text.lineDown).waitFor()
      await openDocuments(walk, `/documents/${orderId}`)
      await walk.words(text.unfinished)
      expect(await page.evaluate('JSON.stringify(sessionStorage)')).toContain('scan.pdf')
      await walk.logOut()
      await page.locator('main').waitFor()
      await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('scan.pdf')
      await context.close()
    },
  )
})
