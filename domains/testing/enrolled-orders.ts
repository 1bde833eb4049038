import type { MethodBench } from './method-bench'
import { agreed, fillSignUp } from './sign-up'

/** The progress of an order, as stored in the database. */
export interface EnrolledOrder {
  readonly id: string
  /** Its status and stage. */
  readonly order: string
  readonly market: string
  readonly credit: string
  readonly confirmed: string | null
  readonly account: string
  /** Each with its status, in order. */
  readonly steps: readonly string[]
}

let number = 0

/** Orders placed by signing up, and what moves them forward. */
export function enrolledOrders(benchOf: () => MethodBench) {
  const valuesOf = async (sql: string, orderId: string): Promise<unknown> =>
    (await benchOf().world.context.pool.query(sql, [orderId])).rows

  /** Enrolls a person, by default a guest in a new browser, and returns the order's id. */
  const enrol = async (
    given: Parameters<typeof fillSignUp>[1] = {},
    browser = benchOf().browser(),
  ): Promise<string> => {
    number += 1
    const contact = { lastName: `Quill ${number}`, email: `enrols.${number}@example.com`, ...given.contact }
    await fillSignUp(browser, { ...given, contact })
    const { confirmationNumber } = await browser.call('submitEnrollment', agreed)
    benchOf().waiting.splice(0)
    const { rows } = await benchOf().world.context.pool.query<{ id: string }>(
      'select "Id" as id from record."Order" where "Confirmation_Number__c" = $1',
      [confirmationNumber],
    )
    return rows[0]?.id ?? ''
  }

  const advance = async (orderId: string): Promise<void> => {
    benchOf().waiting.push({ jobName: 'advance-enrollment', payload: { orderId } })
    await benchOf().runJobs()
  }

  const stateOf = async (orderId: string): Promise<EnrolledOrder> => {
    const [state] = (await valuesOf(
      `select o."Id" as id, o."Status" || ' ' || o."Stage__c" as order, o."Market_Status__c" as market,
              o."Credit_Status__c" as credit, to_char(o."Confirmed_Start_Date__c", 'YYYY-MM-DD') as confirmed,
              a."Status__c" as account,
              array(select "Step_Type__c" || ' ' || "Status" from record."WorkStep" w where w."Order__c" = o."Id"
                    order by "ExecutionOrder") as steps
       from record."Order" o join record."Account" a on a."Id" = o."AccountId" where o."Id" = $1`,
      orderId,
    )) as readonly EnrolledOrder[]
    if (state === undefined) throw new RangeError('no such order')
    return state
  }

  return {
    enrol,
    advance,
    stateOf,
    valuesOf,
    /** Lets the market's delays pass. */
    later: async (orderId: string, seconds = 60): Promise<EnrolledOrder> => {
      benchOf().world.advance(seconds * 1_000)
      await advance(orderId)
      return stateOf(orderId)
    },
    setOrder: (orderId: string, fields: Readonly<Record<string, string | null>>) =>
      benchOf().world.context.engine.updateRecord(benchOf().systemViewer, orderId, { fields }),
  }
}
