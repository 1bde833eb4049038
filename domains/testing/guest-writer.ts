import type { OutgoingMail } from '@porchlight/providers/mail'
import { linkTokenOf, type MethodBench } from './method-bench'
import { takeQueued } from './take-queued'
import type { TestBrowser } from './test-browser'

/** A guest's input, except for the address. */
export const guestWords = {
  Type: 'Enrollment',
  firstName: 'Ines',
  lastName: 'Calloway',
  phone: '',
  number: '',
  Subject: 'Do you serve 77002?',
  Description: 'I move in June.\nCan you start then?',
} as const

/** Guests of the first brand who write on a bench, and the advisor who answers them. */
export interface GuestWriter {
  /** Returns an address that has not been used yet. */
  readonly newAddress: () => string
  readonly rowsOf: <Row extends object>(sql: string, ...values: readonly unknown[]) => Promise<readonly Row[]>
  /** Returns the cases opened by guests with that address, oldest first. */
  readonly casesOf: (email: string) => Promise<readonly Readonly<Record<string, string | null>>[]>
  /** Returns the number of messages pending for that address. */
  readonly waitingFor: (email: string) => Promise<number>
  /** Writes as a guest and returns the resulting mail. */
  readonly write: (email: string, more?: object) => Promise<OutgoingMail | undefined>
  /** Returns a browser that opened a mailed link. */
  readonly opening: (mail: OutgoingMail | undefined, brand?: 'first' | 'second') => TestBrowser
  readonly confirm: (mail: OutgoingMail | undefined) => Promise<object>
  /** Writes as a guest, confirms it, and returns the case. */
  readonly openCase: (email: string, more?: object) => Promise<Readonly<Record<string, string | null>>>
  /** Answers a case as an advisor; returns the resulting mails, each attempted twice. */
  readonly advise: (caseId: string, words: string, closes?: boolean) => Promise<readonly OutgoingMail[]>
}

export function guestWriter(bench: MethodBench): GuestWriter {
  let names = 0
  const { pool } = bench.world.context
  const rowsOf: GuestWriter['rowsOf'] = async <Row extends object>(
    sql: string,
    ...values: readonly unknown[]
  ) => (await pool.query<Row>(sql, [...values])).rows
  const casesOf: GuestWriter['casesOf'] = (email) =>
    rowsOf(`select * from record."Case" where "SuppliedEmail" = $1 order by "CreatedDate", "Id"`, email)
  const write: GuestWriter['write'] = async (email, more = {}) => {
    await bench.browser().call('sendGuestMessage', { ...guestWords, email, ...more })
    return (await bench.runJobs())[0]
  }
  const opening: GuestWriter['opening'] = (mail, brand = 'first') => {
    const browser = bench.browser({ brand })
    browser.cookies.link = linkTokenOf(mail)
    return browser
  }
  const confirm: GuestWriter['confirm'] = (mail) => opening(mail).call('confirmGuestMessage')

  return {
    newAddress: () => {
      names += 1
      return `guest.${names}@example.com`
    },
    rowsOf,
    casesOf,
    waitingFor: async (email) =>
      (await rowsOf(`select 1 from messages.guest_message where words->>'email' = $1`, email)).length,
    write,
    opening,
    confirm,
    openCase: async (email, more) => {
      await confirm(await write(email, more))
      const found = (await casesOf(email)).at(-1)
      if (found === undefined) throw new RangeError(`${email} has no case.`)
      return found
    },
    advise: async (caseId, CommentBody, closes = false) => {
      const [advisor] = await rowsOf<{ id: string }>(
        `select "Id" as id from record."User" where "Username" = 'advisor.first@example.com'`,
      )
      const browser = bench.browser()
      browser.cookies.session = (await bench.identity.startSession(advisor?.id ?? '')).token
      bench.world.advance(1_000)
      const [last] = await rowsOf<{ id: string }>(
        `select "Id" as id from record."CaseComment" where "ParentId" = $1
         order by "CreatedDate" desc, "Id" desc limit 1`,
        caseId,
      )
      await browser.call('answerCase', { caseId, after: last?.id ?? '', CommentBody, closes })
      await takeQueued(bench, 'send-case-reply', 1)
      return bench.runJobs({ attempts: 2 })
    },
  }
}
