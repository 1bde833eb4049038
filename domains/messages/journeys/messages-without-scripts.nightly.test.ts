import { launchBrowser } from '@porchlight/test-kit/browser'
import { isSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allVisits, named } from '../../../tests/journeys/portal-visit'
import {
  advise,
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

const button = (page: Page) => page.locator('main form button[type="submit"]')

/** The scan of the one file of a case finds something. */
async function foundInfected(caseId: string): Promise<void> {
  const { pool, engine, systemViewer } = world.context
  const { rows } = await pool.query<{ id: string }>(
    `select v."Id" as id from record."ContentVersion" v
     join record."ContentDocumentLink" l on l."ContentDocumentId" = v."ContentDocumentId" where l."Case__c" = $1`,
    [caseId],
  )
  await engine.updateRecord(systemViewer, rows[0]?.id ?? '', { fields: { Scan_Status__c: 'Infected' } })
}

describe('with JavaScript off', () => {
  // Each brand and each language; every one of them with all others in the sweep.
  const visits = allVisits().filter(
    ({ brand, language, width }) => width === 360 && (isSweep || (brand === 'first') === (language === 'en')),
  )
  it.each(named(visits))(
    'a message is written, corrected, sent once and replied to: %s',
    async (_name, visit) => {
      const text = messageTexts[visit.language]
      const walk = await signedInWalk(browser, world, visit, { javaScriptEnabled: false })
      const { page } = walk
      const subject = `No script ${visit.brand} ${visit.language}`
      await walk.open('/messages/new')
      await page.locator('[value="Billing"]').check()
      await page.locator('[name="Subject"]').fill(subject)
      await page.locator('[name="Description"]').fill(' ')
      await page.locator('[name="attachment"]').setInputFiles(pdfFile)
      await button(page).click()
      await walk.words(text.descriptionRequired)
      await walk.words(text.chooseAgain)
      expect(await page.locator('[name="Subject"]').inputValue()).toBe(subject)
      expect(await page.locator('[value="Billing"]').isChecked()).toBe(true)

      await page.locator('[name="Description"]').fill('Line one.\nLine two.')
      await page.locator('[name="attachment"]').setInputFiles(falsePdfFile)
      await button(page).click()
      await walk.words(text.badFormat)
      expect(await page.locator('[name="Description"]').inputValue()).toBe('Line one.\nLine two.')
      expect(await casesNamed(world, subject)).toEqual([])

      await page.locator('[name="attachment"]').setInputFiles(pdfFile)
      await button(page).dblclick()
      // The second press breaks off the first one's way, which waiting for the page would take for a failure.
      await expect.poll(() => page.url()).toMatch(/\?sent$/)
      await walk.words(text.sent)
      await walk.words(text.promise)
      const stored = await casesNamed(world, subject)
      expect(stored.map(({ Type }) => Type)).toEqual(['Billing'])
      expect(await filesOf(world, stored[0]?.Id ?? '')).toEqual(['bill.pdf'])
      await walk.words(text.filePending)
      await foundInfected(stored[0]?.Id ?? '')
      await page.reload()
      await walk.words(text.fileInfected)

      passMoment(world)
      await page.locator('[name="CommentBody"]').fill('I forgot to say: since May.')
      await button(page).click()
      await page.waitForURL(/\?replied$/)
      await walk.words(text.replied)
      await walk.words('I forgot to say: since May.')
      await walk.context.close()
    },
  )

  it('a reply that is refused stays in its box, and a closed case is opened again', async () => {
    const visit = { brand: 'first', language: 'es', width: 360, scheme: 'light' } as const
    const text = messageTexts.es
    const caseId = await sendCase(world, visit, 'Cerrado sin guion')
    await advise(world, visit, 'Case.Close', caseId, { Resolution__c: 'Listo.' })
    const walk = await signedInWalk(browser, world, visit, { javaScriptEnabled: false })
    const { page } = walk
    await walk.open(`/messages/${caseId}`)
    await walk.words(text.closed)
    await page.locator('[name="CommentBody"]').fill('Todavía no.')
    await page.locator('[name="attachment"]').setInputFiles(falsePdfFile)
    await page.getByRole('button', { name: text.openAgain }).click()
    await walk.words(text.badFormat)
    expect(await page.locator('[name="CommentBody"]').inputValue()).toBe('Todavía no.')
    await page.getByRole('button', { name: text.openAgain }).click()
    await page.waitForURL(/\/es\/messages\/500\w{15}\?replied$/)
    await walk.words(text.inProgress)
    await walk.context.close()
  })
})
