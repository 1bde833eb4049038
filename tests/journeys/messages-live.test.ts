import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phoneVisits } from './getting-in-world'
import { advise, awaitCustomer, messageWords, sendCase, signedInWalk } from './messages-world'
import { nameOf } from './portal-visit'

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

describe.each(phoneVisits.map((visit) => [nameOf(visit), visit] as const))('%s', (_name, visit) => {
  const text = messageWords[visit.language]

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
})
