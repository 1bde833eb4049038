import { defineLabels } from '@porchlight/i18n'
import { defineMail } from '@porchlight/mails'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { mailCustomer } from './mail-customer'

const mail = defineMail({
  name: 'test-event',
  labels: defineLabels({
    subject: { en: 'News from {brand}', es: 'Noticias de {brand}' },
    heading: { en: 'News', es: 'Noticias' },
    reason: { en: 'Something happened {where}.', es: 'Algo pasó {where}.' },
    next: { en: 'Read it.', es: 'Léalo.' },
    button: { en: 'Read', es: 'Leer' },
    lifetime: { en: 'The page asks for your login.', es: 'La página pide su acceso.' },
    notYou: { en: 'Ignore this.', es: 'Ignore esto.' },
  }),
  values: ['where'],
  link: 'read',
})

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

/** What a mail about the account says and opens. */
async function mailedAbout(accountId: string, where = 'at night', path = '/bills') {
  await mailCustomer(bench.services, `about ${accountId}`, mail, {
    accountId,
    path,
    values: () => ({ where }),
  })
  return bench.mails.at(-1)?.text ?? ''
}

async function customerOfTwoHomes(language: 'en' | 'es') {
  const { contactId, accountId } = await createCustomer(bench, { language })
  const second = await bench.world.context.engine.createRecord(bench.systemViewer, 'Account', {
    fields: {
      Name: '7 Harbor Bend',
      AccountNumber: `9900000${language === 'en' ? 1 : 2}`,
      Account_Brand__c: 'first',
      ContactId: contactId,
      Commodity__c: 'Electricity',
      Status__c: 'Active',
    },
  })
  return { accountId, second }
}

it('to who has one home says nothing of homes', async () => {
  const { accountId } = await createCustomer(bench)
  const text = await mailedAbout(accountId)
  expect(text).toContain('/bills\n')
  expect(text).not.toContain('12 Lantern Row')
})

it('to who has two says which it is about, and its button opens the page of that one', async () => {
  const { accountId, second } = await customerOfTwoHomes('en')
  expect(await mailedAbout(second)).toContain('News\n\nHome: 7 Harbor Bend\n\nSomething happened at night.')
  expect(await mailedAbout(second)).toContain(`/bills?account=${second}\n`)
  expect(await mailedAbout(accountId)).toContain('Home: 12 Lantern Row')
})

it('says so in the customer’s language, and once where its own text names the home', async () => {
  const { second } = await customerOfTwoHomes('es')
  expect(await mailedAbout(second)).toContain('Domicilio: 7 Harbor Bend')
  expect(await mailedAbout(second, 'en 7 Harbor Bend')).not.toContain('Domicilio:')
})
