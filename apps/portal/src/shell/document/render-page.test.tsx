import { brandKeys, byBrand } from '@porchlight/brands'
import type { FetchResponse, NetworkAdapter, ResourceRequest } from '@porchlight/data-service'
import { screens } from '@porchlight/domains/screens'
import type { PageState } from '@porchlight/page-parts/page/page-state'
import type { Screen } from '@porchlight/page-parts/screen'
import type { PageRequest } from '@porchlight/portal-page'
import { describe, expect, it } from 'vitest'
import { createScreenLoader } from '../navigation/screen-loader'
import type { PageAssets } from './page-assets'
import { createPageRenderer } from './render-page'

const files = { style: '/assets/brand.css', fonts: ['/assets/brand.woff2'] }
const assets: PageAssets = {
  script: '/assets/browser.js',
  styles: ['/assets/shell.css'],
  modules: ['/assets/shell.js'],
  earlyScript: 'early()',
  styleTexts: { '/assets/brand.css': ':root{--canvas:#fff}', '/assets/usage.css': '.usage{color:red}' },
  brands: byBrand((key) => (key === 'second' ? { ...files, style: '/assets/second.css' } : files)),
  screens: { usage: { modules: ['/assets/usage.js'], styles: ['/assets/usage.css'] } },
  customerFrame: { modules: ['/assets/header.js'], styles: [] },
}

const viewer = { userId: '005000000000001AAA', name: 'Ana Ortiz' }
const accountId = '001000000000001AAA'

/** Answers as the endpoints do, for one customer of the second brand with one account and two cycles. */
/** What the server says of the two cycles that `answersOf` gives. */
const explanation = {
  accountId,
  commodity: 'Electricity',
  thisBill: billed('2026-10', 1310, 31, 196.5),
  lastBill: billed('2026-09', 1000, 30, 150),
  returned: 0,
  change: {
    amount: 46.5,
    used: 310,
    parts: [
      { cause: 'days', amount: 5, used: 33.333 },
      { cause: 'weather', amount: 0, used: 0 },
      { cause: 'use', amount: 41.5, used: 276.667 },
      { cause: 'price', amount: 0, used: null },
      { cause: 'fees', amount: 0, used: null },
    ],
    fees: [],
    isWeatherKnown: false,
    daysReason: 1,
    weatherReason: null,
    daysBetween: 0,
  },
}

function billed(month: string, used: number, days: number, charges: number) {
  return {
    billId: 'a04000000000001AAA',
    start: `${month}-01`,
    end: `${month}-${days}`,
    days,
    used,
    temperature: null,
    charges,
    carried: 0,
    amount: charges,
    isEstimated: false,
  }
}

function answersOf(changes: Readonly<Record<string, FetchResponse>> = {}): NetworkAdapter {
  const answers: Readonly<Record<string, FetchResponse>> = {
    getUserAccountInformation: ok({ Account_Brand__c: 'second' }),
    getBrandCustomerServiceInfo: ok({ Customer_Service_Phone_Number__c: '(713) 555-0142' }),
    '/records/': ok(record('User', viewer.userId, { Calc_Contact_Id__c: '003000000000001AAA' })),
    '/list-records/Account/': ok(
      page([
        record('Account', accountId, {
          Name: '12 Elm Way',
          Commodity__c: 'Electricity',
          Status__c: 'Active',
        }),
      ]),
    ),
    '/list-records/Order/': ok(page([])),
    '/Interval_Reads__r': ok(page([])),
    explainBill: ok(explanation),
    '/related-list-records/': ok(page([cycle('2026-10', 1310, 31), cycle('2026-09', 1000, 30)])),
    ...changes,
  }
  return async (request: ResourceRequest) => {
    const path = request.basePath.replace(
      /\{(\w+)\}/g,
      (blank, name: string) => request.urlParams[name] ?? blank,
    )
    const found = Object.entries(answers).find(([part]) => path.includes(part))
    return found?.[1] ?? failed(404)
  }
}

function ok(body: unknown): FetchResponse {
  return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
}

function failed(status: number): FetchResponse {
  const body = [{ errorCode: 'X', message: 'x' }]
  return { status, statusText: '', ok: false, headers: {}, body, errorType: 'fetchResponse' }
}

function record(apiName: string, id: string, values: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(values).map(([name, value]) => [name, { value, displayValue: null }])
  return {
    apiName,
    id,
    childRelationships: {},
    eTag: '0'.repeat(32),
    fields: Object.fromEntries(fields),
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: '012000000000000AAA',
    recordTypeInfo: null,
    systemModstamp: '2026-11-01T00:00:00.000Z',
    weakEtag: 1_793_491_200_000,
  }
}

function cycle(month: string, kilowattHours: number, days: number) {
  return record('Usage__c', `a00000000000${month.slice(5)}1AAA`, {
    Name: month,
    Period_Start__c: `${month}-01`,
    Period_End__c: `${month}-${days}`,
    Days_In_Cycle__c: days,
    Kilowatt_Hours__c: kilowattHours,
    Read_Type__c: 'Actual',
  })
}

function page(records: readonly unknown[]) {
  return { records, count: records.length, pageSize: 50, nextPageToken: null }
}

function request(address: string, changes: Partial<PageRequest> = {}): PageRequest {
  return {
    address,
    hostBrand: 'first',
    viewer,
    view: null,
    network: answersOf(),
    form: null,
    nonce: 'n0nce',
    now: new Date('2026-11-20T18:00:00Z'),
    demo: false,
    ...changes,
  }
}

const render = createPageRenderer({ screens, loader: createScreenLoader(), assets })
const guest = { viewer: null }

function stateOf(html: string) {
  return JSON.parse(/id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as PageState
}

describe('a rendered page', () => {
  it('holds its words and data before any script runs', async () => {
    const { status, html } = await render(request('/usage'))
    expect(status).toBe(200)
    expect(html).toContain('You used 310 kWh more than in September: 1 more day.')
    expect(html).toContain('$46.50 more than your September bill.')
    expect(html).toContain('12 Elm Way')
    expect(html).toContain('(713) 555-0142')
    expect(html).not.toContain('Loading')
  })

  it('is Spanish below /es', async () => {
    const { html } = await render(request('/es/usage'))
    expect(html).toContain('<html lang="es"')
    expect(html).toContain('Usted consumió 310 kWh más que en septiembre: 1 día más.')
    expect(html).toContain('href="/es/usage"')
  })

  it('has the brand of the customer’s account, whatever the host', async () => {
    const { html } = await render(request('/', { hostBrand: 'third' }))
    expect(html).toContain('data-brand="second"')
    expect(html).toContain('/assets/second.css')
  })

  it.each(brandKeys)('has the brand of the host for guests: %s', async (hostBrand) => {
    const { html } = await render(request('/login', { ...guest, hostBrand }))
    expect(html).toContain(`data-brand="${hostBrand}"`)
  })

  it.each(['/records/', 'getUserAccountInformation'])('has the host’s brand when %s fails', async (part) => {
    const network = answersOf({ [part]: failed(500) })
    const { html } = await render(request('/', { network, hostBrand: 'third' }))
    expect(html).toContain('data-brand="third"')
  })

  it('hands over all that the browser needs, and names its own files', async () => {
    const { html } = await render(request('/usage'))
    const state = stateOf(html)
    expect(state).toMatchObject({ language: 'en', brand: 'second', screenName: 'usage', today: '2026-11-20' })
    expect(Object.values(state.texts)).toContain('1,310 kWh')
    expect(html).toContain(
      'data-modules="/assets/browser.js /assets/shell.js /assets/header.js /assets/usage.js"',
    )
    expect(html).toContain('.usage{color:red}')
    expect(html).toContain('<link rel="stylesheet" disabled href="/assets/usage.css">')
  })

  it('fits the content security policy: a nonce on every script, no inline style or handler', async () => {
    for (const address of ['/', '/usage', '/logout', '/nowhere']) {
      const { html } = await render(request(address))
      const scripts = html.match(/<script[^>]*>/g) ?? []
      expect(scripts.filter((script) => !script.includes('nonce="n0nce"'))).toEqual([])
      expect(html).not.toMatch(/\sstyle="|<style(?! nonce="n0nce">)|\son[a-z]+="/)
    }
  })

  it('works without the footer’s data, and says nothing of it', async () => {
    const network = answersOf({ getBrandCustomerServiceInfo: failed(500) })
    const { status, html } = await render(request('/login', { ...guest, network }))
    expect(status).toBe(200)
    expect(html).not.toContain('Customer service')
    expect(html).not.toContain('Something went wrong')
  })

  it('shows the utility only when the address names an order', async () => {
    const network = answersOf({
      getUtilityInfo: ok({ Name: 'Bayou Grid', Utility_Phone__c: '(800) 555-0111' }),
    })
    const without = await render(request('/', { network }))
    const named = await render(request('/?orderId=801000000000001AAA', { network }))
    expect(without.html).not.toContain('Bayou Grid')
    expect(named.html).toContain('Bayou Grid')
  })
})

describe('who sees what', () => {
  it('sends a guest to the login page, which leads back', async () => {
    expect(await render(request('/es/usage', guest))).toMatchObject({
      status: 303,
      location: '/es/login?startURL=%2Fes%2Fusage',
    })
  })

  it('sends a signed-in customer from the login page home', async () => {
    expect((await render(request('/login'))).location).toBe('/')
    expect((await render(request('/es/login?startURL=%2Fes%2Fusage'))).location).toBe('/es')
  })

  it('answers a foreign account as it answers an unknown one and no page at all', async () => {
    const foreign = await render(request('/usage/001000000000009AAA'))
    const unknown = await render(request('/usage/nonsense'))
    const nowhere = await render(request('/nowhere'))
    for (const answer of [foreign, unknown, nowhere]) {
      expect(answer.status).toBe(404)
      expect(answer.html).toContain('We can’t find this page')
    }
  })

  it('takes the account id in its short form', async () => {
    expect((await render(request('/usage/001000000000001'))).status).toBe(200)
  })
})

describe('the login form without scripts', () => {
  it('shows the failure and the username again, with the status', async () => {
    const form = {
      values: { username: 'ana@example.com', startURL: '/usage' },
      errors: { form: 'loginFailed' },
      status: 401,
    }
    const { status, html } = await render(request('/login', { ...guest, form }))
    expect(status).toBe(401)
    expect(html).toContain('Your login attempt has failed. Make sure the username and password are correct.')
    expect(html).toContain('value="ana@example.com"')
    expect(html).toContain('name="startURL" value="/usage"')
  })

  it('never leads to another site', async () => {
    const { html } = await render(request('/login?startURL=%2F%2Fevil.example', guest))
    expect(html).toContain('name="startURL" value="/"')
  })
})

describe('when something fails', () => {
  it('says so in place of the part whose data could not be had', async () => {
    const { status, html } = await render(
      request('/', { network: answersOf({ '/related-list-records/': failed(503) }) }),
    )
    expect(status).toBe(200)
    expect(html).toContain('We could not load this right now.')
    expect(html).toContain('Hello, Ana')
  })

  it('sends 503 when the page’s main data could not be had', async () => {
    const network = answersOf({ '/list-records/Account/': failed(500) })
    expect((await render(request('/usage', { network }))).status).toBe(503)
  })

  it('shows the error page with 500 for a screen that breaks, and hands on the cause', async () => {
    const cause = new TypeError('broken')
    const broken: Screen = {
      name: 'broken',
      paths: ['/broken'],
      access: 'customer',
      titleLabel: { en: 'Broken', es: 'Roto' },
      load: async () => () => {
        throw cause
      },
    }
    const withBroken = createPageRenderer({
      screens: [...screens, broken],
      loader: createScreenLoader(),
      assets,
    })
    const { status, html, failure } = await withBroken(request('/broken'))
    expect(status).toBe(500)
    expect(html).toContain('Something went wrong')
    expect(html).toContain('12 Elm Way')
    expect(failure).toBe(cause)
  })
})
