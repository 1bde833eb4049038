import { buffer } from 'node:stream/consumers'
import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { named } from '../../../tests/journeys/portal-visit'
import { phoneVisitsOfRun } from '../../getting-in/journeys/getting-in-world'
import {
  advise,
  awaitCustomer,
  infectedFile,
  messageTexts,
  pdfFile,
  sendCase,
  signedInWalk,
} from './messages-world'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Scans what waits for it at once, where the job that failed would be tried again later. */
async function scanNow(): Promise<void> {
  const { pool } = world.context
  const { rows } = await pool.query<{ id: string }>(
    `select "Id" as id from record."ContentVersion" where "Scan_Status__c" = 'Pending' and "Storage_Key__c" not like 'demo/%'`,
  )
  for (const { id: versionId } of rows) await enqueueJob(pool, 'scan-file', { versionId })
  await world.background?.idle()
}

describe.each(named(phoneVisitsOfRun('es')))('%s', (_name, visit) => {
  const text = messageTexts[visit.language]

  it('an advisor’s answer through the data service appears without a reload, and nothing typed is lost', async () => {
    const subject = `Live ${visit.brand}`
    const caseId = await sendCase(world, visit, subject)
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await page.goto('about:blank')
    const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/held'))
    await walk.open(`/messages/${caseId}`)
    await page.locator('main form[novalidate]').waitFor()
    await page.locator('[name="CommentBody"]').fill('By the way')
    await stream
    await page.evaluate('window.sameDocument = true')
    await advise(world, visit, 'Case.Reply', caseId, { CommentBody: 'The fee is for the paper bill.' })
    await walk.words('The fee is for the paper bill.')
    await walk.words(text.newReply)
    await walk.words(text.inProgress)
    await awaitCustomer(world, visit, caseId)
    await walk.words(text.needsReply)
    expect(await page.locator('[name="CommentBody"]').inputValue()).toBe('By the way')
    expect(await page.evaluate('window.sameDocument')).toBe(true)

    await page.locator('main a[href$="/messages"]').click()
    await walk.heading(text.messages)
    await page.getByRole('link', { name: subject }).getByText(text.needsReply, { exact: true }).waitFor()
    await advise(world, visit, 'Case.Close', caseId, { Resolution__c: 'Settled.' })
    await page.getByRole('link', { name: subject }).getByText(text.closed).waitFor()
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('a file is being checked, then safe and to be had again, or removed with what to do', async () => {
    const caseId = await sendCase(world, visit, `Files ${visit.brand}`)
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await page.goto('about:blank')
    const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/held'))
    await walk.open(`/messages/${caseId}`)
    await page.locator('main form[novalidate]').waitFor()
    await stream
    await page.evaluate('window.sameDocument = true')
    // While the scanner cannot be reached a file is neither safe nor had by anybody.
    world.background?.scanner?.setFaultMode('down')
    for (const file of [pdfFile, infectedFile]) {
      world.advance(61_000)
      await page.locator('[name="CommentBody"]').fill(`Please see ${file.name}`)
      await page.locator('[name="attachment"]').setInputFiles(file)
      await page.locator('#reply button[type="submit"]').click()
      // The form that was sent is replaced by an empty one.
      await expect.poll(() => page.locator('[name="CommentBody"]').inputValue()).toBe('')
      await page
        .locator('main li')
        .filter({ hasText: file.name })
        .getByText(text.filePending)
        .first()
        .waitFor()
    }
    expect(await page.locator('main a[download]').count()).toBe(0)
    world.background?.scanner?.setFaultMode('well')
    await scanNow()
    await walk.words(text.fileClean)
    await walk.words(text.fileInfected)
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    await expectNothingFound(page, 'files')
    const links = page.locator('main a[download]')
    expect(await links.count()).toBe(1)
    const [download] = await Promise.all([page.waitForEvent('download'), links.click()])
    expect(download.suggestedFilename()).toBe(pdfFile.name)
    expect(await buffer(await download.createReadStream())).toEqual(pdfFile.buffer)
    await page.getByRole('link', { name: text.sendAgain }).click()
    expect(new URL(page.url()).hash).toBe('#reply')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})
