import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerOf, demoPassword, named, sendLogin, type Visit } from '../../../tests/journeys/portal-visit'
import { phoneVisitsOfRun, type Walk } from '../../getting-in/journeys/getting-in-world'
import {
  advise,
  awaitCustomer,
  caseNamed,
  casesNamed,
  falsePdfFile,
  filesOf,
  messageTexts,
  passMoment,
  pdfFile,
  sendCase,
  signedInWalk,
} from './messages-world'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

const visits: readonly Visit[] = [
  ...phoneVisitsOfRun('en'),
  { brand: 'third', language: 'es', width: 1280, scheme: 'light' },
]

async function openForm(walk: Walk): Promise<void> {
  await walk.open('/messages/new')
  await walk.page.locator('main form[novalidate]').waitFor()
}

async function type(walk: Walk, subject: string, description = 'Since May.\nEvery month.'): Promise<void> {
  await walk.page.locator('[name="Subject"]').fill(subject)
  await walk.page.locator('[name="Description"]').fill(description)
}

async function submit(walk: Walk): Promise<void> {
  passMoment(world)
  await walk.page.locator('main form button[type="submit"]').click()
}

/** What the file field of the page holds. */
const chosenFile = (walk: Walk) =>
  walk.page
    .locator('[name="attachment"]')
    .evaluate((input) => (input as unknown as { files: { name: string }[] }).files[0]?.name ?? null)

describe.each(named(visits))('%s', (_name, visit) => {
  const text = messageTexts[visit.language]

  it('a complaint is written, sent once, confirmed with its number and dates, and found again', async () => {
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    const subject = `A fee ${visit.brand}`
    await walk.open('/')
    await page.locator('nav a[href$="/help"]').click()
    await page.locator('main a[href$="/messages"]').click()
    await walk.heading(text.messages)
    await page.locator('main').getByRole('link', { name: text.newMessage }).click()
    await walk.heading(text.newMessage)
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0)
    await submit(walk)
    await walk.words(text.subjectRequired)
    await walk.words(text.descriptionRequired)
    expect(await page.evaluate('document.activeElement.id')).toBe('error-summary')

    await page.locator('[value="Complaint"]').check()
    await type(walk, subject)
    const wrongFile = { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
    await page.locator('[name="attachment"]').setInputFiles(wrongFile)
    await submit(walk)
    await walk.words(text.badFormat)
    await page.locator('[name="attachment"]').setInputFiles(falsePdfFile)
    await submit(walk)
    await page.locator('main form button[aria-busy]').waitFor({ state: 'detached' })
    await walk.words(text.badFormat)
    expect(await page.locator('[name="Subject"]').inputValue()).toBe(subject)
    expect(await page.locator('[value="Complaint"]').isChecked()).toBe(true)

    await page.locator('[name="attachment"]').setInputFiles(pdfFile)
    await page.locator('main form button[type="submit"]').dblclick()
    await page.waitForURL(/\/messages\/500\w{15}\?sent$/)
    await walk.heading(subject)
    await walk.words(text.sent)
    await walk.words(text.promise)
    await walk.words(text.complaint)
    const [stored, ...more] = await casesNamed(world, subject)
    expect(more).toEqual([])
    expect(stored?.Type).toBe('Complaint')
    await walk.words(stored?.CaseNumber ?? '')
    await walk.words('bill.pdf')
    expect(await filesOf(world, stored?.Id ?? '')).toEqual(['bill.pdf'])

    await page.reload()
    await walk.words(text.sent)
    await page.locator('main a[href$="/messages"]').click()
    await walk.heading(text.messages)
    await page.getByRole('link', { name: subject }).click()
    await walk.heading(subject)
    await page.goBack()
    await walk.heading(text.messages)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('an answer is read and answered in place, also where we waited for it', async () => {
    const subject = `A question ${visit.brand}`
    const caseId = await sendCase(world, visit, subject)
    await advise(world, visit, 'Case.Reply', caseId, { CommentBody: 'Which month do you mean?' })
    await awaitCustomer(world, visit, caseId)
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await walk.open('/messages')
    await walk.words(text.needsReply)
    await page.getByRole('link', { name: subject }).click()
    await walk.heading(subject)
    const entries = page.locator('main ol > li')
    await expect.poll(() => entries.count()).toBe(2)
    expect(await page.getByText(text.newReply).count()).toBe(0)
    expect(await entries.last().textContent()).toMatch(
      new RegExp(`${text.advisor}[^]*Which month do you mean`),
    )
    await page.locator('main form[novalidate]').waitFor()
    await page.locator('[name="CommentBody"]').fill('October.')
    await page.locator('[name="attachment"]').setInputFiles(pdfFile)
    await submit(walk)
    await walk.words(text.replied)
    await walk.words(text.inProgress)
    await walk.words(text.promise)
    expect(await entries.count()).toBe(3)
    expect(await entries.last().textContent()).toMatch(new RegExp(`${text.you}[^]*October\\.[^]*bill\\.pdf`))
    expect(await page.locator('[name="CommentBody"]').inputValue()).toBe('')
    expect(await chosenFile(walk)).toBeNull()
    expect((await casesNamed(world, subject))[0]?.Status).toBe('Working')
    // The same words once more are said once more.
    await page.locator('[name="CommentBody"]').fill('October.')
    await submit(walk)
    await expect.poll(() => entries.count()).toBe(4)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('a closed case says so, and is opened again by writing', async () => {
    const subject = `Closed ${visit.brand}`
    const caseId = await sendCase(world, visit, subject)
    await advise(world, visit, 'Case.Close', caseId, { Resolution__c: 'We took the fee off.' })
    const walk = await signedInWalk(browser, world, visit)
    await walk.open(`/messages/${caseId}`)
    await walk.words(text.closed)
    await walk.words('We took the fee off.')
    await walk.page.locator('main form[novalidate]').waitFor()
    await walk.page.locator('[name="CommentBody"]').fill('It is on the new bill too.')
    await walk.page.getByRole('button', { name: text.openAgain }).click()
    await walk.words(text.replied)
    await walk.words(text.promise)
    expect((await casesNamed(world, subject))[0]?.Status).toBe('Working')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('while the store of files fails, nothing is sent, everything typed stays, and it is sent once it is back', async () => {
    const walk = await signedInWalk(browser, world, visit)
    const subject = `Store ${visit.brand}`
    const folder = join(world.context.settings.dataDir, 'files')
    await rename(folder, `${folder}-away`).catch(() => undefined)
    // Where the folder was, there is something in which nothing can be stored.
    await writeFile(folder, '')
    await openForm(walk)
    await type(walk, subject)
    await walk.page.locator('[name="attachment"]').setInputFiles(pdfFile)
    await submit(walk)
    await walk.words(text.unavailable)
    expect(await walk.page.locator('[name="Subject"]').inputValue()).toBe(subject)
    expect(await casesNamed(world, subject)).toEqual([])
    await rm(folder)
    await rename(`${folder}-away`, folder).catch(() => undefined)
    await walk.page.locator('[name="attachment"]').setInputFiles(pdfFile)
    await submit(walk)
    await walk.words(text.sent)
    expect(await filesOf(world, await caseNamed(world, subject))).toEqual(['bill.pdf'])
    await walk.context.close()
  })
})

describe.each(named(phoneVisitsOfRun('en')))('%s', (_name, visit) => {
  const text = messageTexts[visit.language]

  it('without a way to the server, everything typed stays, the file too', async () => {
    const walk = await signedInWalk(browser, world, visit)
    const subject = `Offline ${visit.brand}`
    await openForm(walk)
    await type(walk, subject)
    await walk.page.locator('[name="attachment"]').setInputFiles(pdfFile)
    await walk.context.setOffline(true)
    await submit(walk)
    await walk.words(text.unavailable)
    expect(await walk.page.locator('[name="Subject"]').inputValue()).toBe(subject)
    expect(await chosenFile(walk)).toBe('bill.pdf')
    await walk.context.setOffline(false)
    await submit(walk)
    await walk.words(text.sent)
    expect(await filesOf(world, await caseNamed(world, subject))).toEqual(['bill.pdf'])
    await walk.context.close()
  })

  it('after the session ended, what was typed is there again once signed in', async () => {
    const walk = await signedInWalk(browser, world, visit)
    const subject = `Ended ${visit.brand}`
    await openForm(walk)
    await type(walk, subject)
    await world.context.pool.query('delete from identity.session')
    await submit(walk)
    await walk.page.waitForURL(/\/login\?startURL=/)
    await sendLogin(walk.page, customerOf[visit.brand], demoPassword)
    await walk.page.waitForURL(/\/messages\/new$/)
    await expect.poll(() => walk.page.locator('[name="Subject"]').inputValue()).toBe(subject)
    await walk.page.locator('main form[novalidate]').waitFor()
    await submit(walk)
    await walk.words(text.sent)
    await walk.context.close()
  })

  it('a message of somebody else is not found, like one that does not exist', async () => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."Case" c where not exists
         (select 1 from record."User" u where u."ContactId" = c."ContactId" and u."Username" = $1) limit 1`,
      [customerOf[visit.brand]],
    )
    const walk = await signedInWalk(browser, world, visit)
    for (const id of [rows[0]?.id ?? '', '500000000000000AAA', '001000000000000AAA', 'x']) {
      await walk.open(`/messages/${id}`)
      await walk.heading(text.notFound)
    }
    await walk.context.close()
  })
})
